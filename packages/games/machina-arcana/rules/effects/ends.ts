/** Words that end units, items and spaces. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onEnds: WordsFor<
  'destroy-unit' | 'banish' | 'destroy-this' | 'destroy-item' | 'destroy-rubble' | 'destroy-space'
> = {
  'destroy-unit': unwritten,
  banish: unwritten,
  'destroy-this': unwritten,
  'destroy-item': unwritten,
  'destroy-rubble': unwritten,
  'destroy-space': unwritten,
};
