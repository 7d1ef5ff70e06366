import type { Counsel, HabitQuestion } from '@tavolo/kernel';
import type { Cards } from '../cards.ts';
import type { GauntletKinds } from '../kinds.ts';
import type { State } from '../state.ts';
import { habitWith } from './habit.ts';
import { worthWith } from './worth.ts';

/** What the game knows about playing it well, with the cards it is played with. */
export const counselWith = (cards: Cards): Counsel<State, HabitQuestion<GauntletKinds>> => ({
  worth: worthWith(cards),
  habit: habitWith(cards),
});
