import type { View } from '@tavolo/gauntlet-of-fools';
import type { Result, Seat } from '@tavolo/kernel';

/** A player at the end: their place, shared by those with as much, and their gold turn by turn. */
export type Standing = {
  readonly seat: Seat;
  readonly place: number;
  readonly gold: number;
  readonly isWinner: boolean;
  /** Gold before the first turn and at the end of each. */
  readonly history: readonly number[];
};

/** The players, the richest first. */
export function standingsOf(view: View, { winners, scores }: Result): readonly Standing[] {
  const goldOf = (seat: Seat): number => scores[seat] ?? 0;
  return view.seats
    .map((seat) => ({
      seat,
      gold: goldOf(seat),
      place: 1 + view.seats.filter((other) => goldOf(other) > goldOf(seat)).length,
      isWinner: winners.includes(seat),
      history: [0, ...view.ledger.map((page) => goldOnPage(view, page, seat))],
    }))
    .sort((one, other) => one.place - other.place);
}

/** The gold of a player's heroes on a page of the ledger. */
const goldOnPage = (view: View, page: readonly number[], seat: Seat): number =>
  view.heroes.reduce((gold, hero, index) => gold + (hero.seat === seat ? (page[index] ?? 0) : 0), 0);
