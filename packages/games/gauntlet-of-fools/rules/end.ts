import type { Result, Seat } from '@tavolo/kernel';
import type { Gauntlet } from '../gauntlet.ts';
import type { State } from '../state.ts';

/** The game is over; survivors get nothing for it. [gof/end.1, gof/end.2] */
export function endGame(g: Gauntlet): void {
  g.state.phase = 'over';
  const { winners, scores } = result(g.state);
  g.tell({ is: 'ended', winners, gold: scores }, 'gof/end.4');
}

/** Most gold wins, dead or alive; ties share the win. [gof/end.4, gof/two.5] */
export function result(s: State): Result<null> {
  const scores: { [seat: string]: number } = {};
  for (const seat of s.seats) scores[seat] = goldOf(s, seat);
  const most = Math.max(...Object.values(scores));
  return { winners: s.seats.filter((seat) => scores[seat] === most), scores, outcome: null };
}

/** The gold of all of a player's heroes. */
export function goldOf(s: State, seat: Seat): number {
  let gold = 0;
  for (const hero of s.heroes) if (hero.seat === seat) gold += hero.gold;
  return gold;
}
