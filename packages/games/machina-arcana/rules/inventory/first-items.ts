/** The first items of explorers. [ma/Q11, ma/ending.10] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Explorer } from '../../state.ts';
import { scenarioNumber } from '../story/campaign.ts';
import { drawAndKeep } from './draws.ts';

/**
 * Each of them takes the top card of a deck that its player chooses, where tables play so, and where it comes to a
 * campaign that has begun without it.
 */
export function* takeFirstItems(g: Machina, newcomers: readonly Explorer[]): Rule {
  const { options } = g.state;
  if (!options.firstItem && scenarioNumber(g.content, options) === 1) return;
  for (const { explorer } of newcomers) yield* drawAndKeep(g, explorer, { deck: 'any', n: 1, keep: 1 });
}
