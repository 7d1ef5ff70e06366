/** Words about health, stamina and essence. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onHealth: WordsFor<'lose' | 'restore' | 'prevent' | 'redirect' | 'set-health'> = {
  lose: unwritten,
  restore: unwritten,
  prevent: unwritten,
  redirect: unwritten,
  'set-health': unwritten,
};
