/** The first item of every explorer, where tables play so. [ma/Q11] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import { drawAndKeep } from './draws.ts';

/** Each explorer takes the top card of a deck that its player chooses. */
export function* takeFirstItems(g: Machina): Rule {
  if (!g.state.options.firstItem) return;
  for (const { explorer } of g.state.explorers)
    yield* drawAndKeep(g, explorer, { deck: 'any', n: 1, keep: 1 });
}
