/** Words about the map. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onMap: WordsFor<
  | 'trigger-traps'
  | 'explode-barrels'
  | 'close-doors'
  | 'open-or-close-door'
  | 'place-barrel'
  | 'token'
  | 'activate-target'
> = {
  'trigger-traps': unwritten,
  'explode-barrels': unwritten,
  'close-doors': unwritten,
  'open-or-close-door': unwritten,
  'place-barrel': unwritten,
  token: unwritten,
  'activate-target': unwritten,
};
