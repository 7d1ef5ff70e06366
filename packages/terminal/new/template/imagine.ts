import type { Chance, Seat } from '@tavolo/kernel';
import type { State } from './state.ts';

/** Deals anew what a seat does not know: the order of the deck. */
export function imagine(state: State, _: Seat, chance: Chance): void {
  state.deck = chance.shuffle(state.deck);
}
