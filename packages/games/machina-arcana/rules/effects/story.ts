/** Words that the story ends with, or goes on by. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onStory: WordsFor<'place-exit' | 'endgame' | 'victory' | 'defeat'> = {
  'place-exit': unwritten,
  endgame: unwritten,
  victory: unwritten,
  defeat: unwritten,
};
