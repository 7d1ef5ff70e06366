/** Words about monsters and their queue. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onMonsters: WordsFor<'spawn' | 'control' | 'to-end-of-queue'> = {
  spawn: unwritten,
  control: unwritten,
  'to-end-of-queue': unwritten,
};
