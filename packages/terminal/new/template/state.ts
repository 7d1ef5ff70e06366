import {
  chanceState,
  type Described,
  list,
  maybe,
  oneOf,
  record,
  type Seat,
  small,
  text,
} from '@tavolo/kernel';
import type { CardId } from './cards.ts';

/** What a table agrees on before it begins. */
export const options = record({
  /** How many pearls must be brought home to win. [pd/end.1] */
  goal: oneOf('6', '10', '15'),
});
export type Options = Described<typeof options>;

const diver = record({
  seat: text<Seat>(),
  /** The worth of the pearls brought home. */
  pearls: small,
});
export type Diver = Described<typeof diver>;

export const state = record({
  chance: chanceState,
  options,
  /** In turn order. */
  divers: list(diver),
  /** The place in `divers` of the one whose turn it is. */
  turn: small,
  /** What the diver whose turn it is holds under water, open to all. */
  held: list(text<CardId>()),
  /** Nobody knows its order; the top card is the last. */
  deck: list(text<CardId>()),
  discard: list(text<CardId>()),
  winner: maybe(text<Seat>()),
});
export type State = Described<typeof state>;
