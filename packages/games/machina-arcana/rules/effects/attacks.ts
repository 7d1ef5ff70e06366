/** Words about attacks and dice. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onAttacks: WordsFor<'attack' | 'reroll'> = {
  attack: unwritten,
  reroll: unwritten,
};
