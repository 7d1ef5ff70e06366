/** How a game ends. [ma/ending] */
import type { Result, Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { State } from '../state.ts';
import type { Counter } from '../vocabulary/conditions.ts';

/** The explorers have lost. [ma/ending.2] */
export function* lose(_g: Machina, _why: Counter | 'all-dead'): Rule {
  throw new Error('not written');
}

/** What comes before the next step. Victory has come before it, in the middle of what went on. [ma/ending.12] */
export function noteWhatIsDue(_g: Machina): void {
  throw new Error('not written');
}

/** Survivors win together. [ma/ending.4] */
export function result(s: State): Result<null> {
  const scores = Object.fromEntries(s.explorers.map(({ seat, dead }) => [seat, dead ? 0 : 1]));
  const winners =
    s.outcome === 'victory' ? s.explorers.filter(({ dead }) => !dead).map(({ seat }) => seat) : [];
  return { winners, scores, outcome: null };
}
