/** Who wins, and when. [wow/aim] */
import { endMatch, type Result, type Rule } from '@tavolo/kernel';
import type { Hero, State } from '../state.ts';
import { rankOf } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { valorOf } from './table.ts';

/** The check that is made whenever cards have entered quest logs; the game ends there. [wow/aim.3] */
export function* checkVictory(g: Wow): Rule {
  const winners = winnersIn(g.state);
  if (winners.length === 0) return;
  g.state.winners = winners.map(({ seat }) => seat);
  g.state.phase = 'over';
  const valor = Object.fromEntries(g.state.heroes.map((hero) => [hero.seat, valorOf(hero)]));
  g.tell({ is: 'won', winners: g.state.winners, valor }, 'wow/aim.1');
  yield* endMatch();
}

/** Of those who have enough valor, the best by valor, cards in the log, and level; still tied, they share. [wow/aim.4 to wow/aim.7] */
function winnersIn({ heroes, options }: State): readonly Hero[] {
  const enough = heroes.filter((hero) => valorOf(hero) >= Number(options.valorToWin));
  const [best] = enough.toSorted(byStanding);
  return best === undefined ? [] : enough.filter((hero) => byStanding(hero, best) === 0);
}

/** Better first. */
const byStanding = (one: Hero, other: Hero): number =>
  valorOf(other) - valorOf(one) ||
  other.log.length - one.log.length ||
  rankOf(other.level) - rankOf(one.level);

export function result({ heroes, winners, seats }: State): Result<null> {
  const scores: { [seat: string]: number } = Object.fromEntries(seats.map((seat) => [seat, 0]));
  for (const hero of heroes) scores[hero.seat] = valorOf(hero);
  return { winners, scores, outcome: null };
}
