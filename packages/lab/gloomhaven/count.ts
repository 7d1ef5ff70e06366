import type { GloomKinds } from '@tavolo/gloomhaven';
import type { Match } from '@tavolo/kernel';
import type { Counted } from '../simulate/tally.ts';

/** How many rounds a scenario took, and how each class fared in it. */
export function count(match: Match<GloomKinds>): {
  readonly length: number;
  readonly counted: readonly Counted[];
} {
  const { heroes, round, outcome, options } = match.state;
  const won = outcome === 'success' ? 1 : 0;
  const counted = heroes.flatMap((hero) => {
    const values = [hero.xp, hero.gold, hero.exhausted ? 1 : 0, won];
    return [
      { group: 'class', id: hero.class, values },
      { group: 'scenario', id: options.scenario, values },
    ];
  });
  return { length: round, counted };
}
