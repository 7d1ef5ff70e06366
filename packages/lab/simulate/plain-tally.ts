import type { InEachLanguage } from '@tavolo/language';
import type { GameTally } from './tally.ts';

const scores: InEachLanguage<string> = { en: 'score', it: 'punti', pt: 'pontos' };

/** What is counted in any game: wins and scores, and how many decisions a match takes. */
export const plainTally: GameTally = {
  count: ({ answered }) => ({ length: answered, counted: [] }),
  words: (language) => ({ score: scores[language], length: null, tables: [], name: (id) => id }),
};
