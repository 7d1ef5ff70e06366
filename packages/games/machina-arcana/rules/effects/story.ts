/** Words that the story ends with, or goes on by. */

import { placeExit } from '../map/exits.ts';
import { beginEndgame } from '../story/endgame.ts';
import { lose, win } from '../story/ending.ts';
import type { WordsFor } from './words.ts';

export const onStory: WordsFor<'place-exit' | 'endgame' | 'victory' | 'defeat'> = {
  'place-exit': ({ where }, g, { active }) => placeExit(g, where, active),
  endgame: (effect, g) => beginEndgame(g, effect),
  victory: (_, g, { card }) => win(g, card),
  defeat: ({ why }, g) => lose(g, why),
};
