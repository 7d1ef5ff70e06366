import type { Start } from '@tavolo/kernel';
import type { PearlDiversKinds } from './kinds.ts';
import type { State } from './state.ts';

/** From options and chance to a first state. */
export const setup = ({ options, seats, content, chance, chanceState }: Start<PearlDiversKinds>): State => ({
  deck: chance.stream('deck').shuffle([...content.cards.keys()]),
  chance: chanceState,
  options,
  divers: seats.map((seat) => ({ seat, pearls: 0 })),
  turn: 0,
  held: [],
  discard: [],
  winner: null,
});
