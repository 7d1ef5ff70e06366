import { confirm, type Part, type Rule, together } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import { activeHeroes } from '../figures.ts';
import { giveUp } from '../scenario/ending.ts';

/**
 * Once somebody is exhausted, those who play on are asked each round whether they would rather fail; it takes all of
 * them. [gh/ending.17, gh/A-35]
 */
export function* giveUpIfAllAgree(g: Gloom): Rule {
  const { heroes, ending } = g.state;
  if (ending !== null || !heroes.some(({ exhausted }) => exhausted)) return;
  const seats = [...new Set(activeHeroes(g.state).map(({ seat }) => seat))];
  const parts = seats.map(
    (seat): Part<boolean> => ({
      seat,
      rule: confirm('give-up', { seat, rule: 'gh/ending.17' }),
    }),
  );
  const answers = yield* together(parts);
  if (answers.size > 0 && [...answers.values()].every((yes) => yes)) giveUp(g);
}
