/** How a game ends. [ma/ending] */
import { endMatch, type Result, type Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Outcome } from '../../sheet.ts';
import type { State } from '../../state.ts';
import type { Counter } from '../../vocabulary/conditions.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { explorersOnMap, livingExplorers } from '../units.ts';
import { keepItems, outcomeOf, tellHowItGoesOn } from './campaign.ts';
import { hasReachedGoal } from './goals.ts';

/** The explorers have lost, in the middle of whatever is going on. [ma/ending.2] */
export function* lose(g: Machina, why: Counter | 'all-dead'): Rule {
  end(g.state, 'defeat');
  g.state.why = why;
  g.tell({ is: 'lost-game', why }, why === 'all-dead' ? 'ma/ending.2' : 'ma/chapters.14');
  tellHowItGoesOn(g);
  yield* endMatch();
}

/** Those that live have won, in the middle of whatever is going on; a campaign may lead them on. [ma/ending.3, ma/ending.10] */
export function* win(g: Machina, by: CardId): Rule {
  g.tell({ is: 'won', by }, 'ma/ending.3');
  yield* keepItems(g);
  end(g.state, 'victory');
  tellHowItGoesOn(g);
  yield* endMatch();
}

function end(s: State, outcome: 'victory' | 'defeat'): void {
  s.phase = 'over';
  s.due = null;
  s.outcome = outcome;
}

/** What comes before the next step. Victory has come before it, in the middle of what went on. [ma/ending.12] */
export function noteWhatIsDue(g: Machina): void {
  const { state } = g;
  if (state.phase === 'choose' || state.phase === 'set-up' || state.phase === 'over') return;
  if (livingExplorers(state).length === 0) state.due = 'lose';
  else if (hasGroupLeft(state)) state.due = 'leave';
  else if (hasReachedGoal(g)) state.due = 'advance';
}

/** No living explorer is on the map, and at least one has taken an exit. [ma/chapters.3.1] */
const hasGroupLeft = (s: State): boolean =>
  explorersOnMap(s).length === 0 && livingExplorers(s).some(({ exited }) => exited);

/** Survivors win together; the mind of the monsters is none of them. [ma/ending.4, ma/ending.7] */
export function result(s: State): Result<Outcome> {
  const alive = livingExplorers(s).map(({ seat }) => seat);
  const scores = Object.fromEntries(s.seats.map((seat) => [seat, alive.includes(seat) ? 1 : 0]));
  const winners = s.outcome === 'victory' ? alive : [];
  return { winners, scores, outcome: outcomeOf(s) };
}
