/** Words that move units. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onMovement: WordsFor<'move' | 'push' | 'pull' | 'teleport' | 'swap'> = {
  move: unwritten,
  push: unwritten,
  pull: unwritten,
  teleport: unwritten,
  swap: unwritten,
};
