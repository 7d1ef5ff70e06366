import type { Onlooker, Seat } from '@tavolo/kernel';
import type { CardId } from './cards.ts';
import type { State } from './state.ts';

/** What somebody may know. A plain board shows it in this order. */
export type View = {
  readonly goal: number;
  readonly held: readonly CardId[];
  readonly divers: readonly { readonly seat: Seat; readonly pearls: number; readonly isDiving: boolean }[];
  /** How many cards are left; their order is nobody's business. */
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  readonly winner: Seat | null;
};

/** Built from nothing, field by field: a new field of the state reaches nobody until it is put here on purpose. */
export const view = ({ options, divers, turn, held, deck, discard, winner }: State, _: Onlooker): View => ({
  goal: Number(options.goal),
  held: [...held],
  divers: divers.map(({ seat, pearls }, place) => ({ seat, pearls, isDiving: place === turn })),
  deckSize: deck.length,
  discard: [...discard],
  winner,
});
