import type { Onlooker, Seat } from '@tavolo/kernel';
import type { CardId } from './cards.ts';
import type { State } from './state.ts';

/** What somebody may know. */
export type View = {
  readonly goal: number;
  readonly divers: readonly { readonly seat: Seat; readonly pearls: number; readonly isDiving: boolean }[];
  readonly held: readonly CardId[];
  /** How many cards are left; their order is nobody's business. */
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  readonly winner: Seat | null;
};

/** Built from nothing, field by field: a new field of the state reaches nobody until it is put here on purpose. */
export const view = ({ options, divers, turn, held, deck, discard, winner }: State, _: Onlooker): View => ({
  goal: Number(options.goal),
  divers: divers.map(({ seat, pearls }, place) => ({ seat, pearls, isDiving: place === turn })),
  held: [...held],
  deckSize: deck.length,
  discard: [...discard],
  winner,
});
