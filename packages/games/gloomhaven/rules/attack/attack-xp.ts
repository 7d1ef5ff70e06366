import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Adjustment } from '../../vocabulary/abilities.ts';
import { countsEnemies, times } from '../abilities/adjustments.ts';
import type { Deed } from '../abilities/deed.ts';
import { hold } from '../abilities/predicates.ts';
import { gainXp } from '../figures.ts';
import type { Strike } from './strike.ts';

/** When the experience of an adjustment is gained: with a target, after its push, or with the whole ability. */
function momentOf(adjustment: Adjustment): 'target' | 'push' | 'ability' {
  const { when, per, destroyObstacle } = adjustment;
  if (destroyObstacle !== undefined || per === 'hexes-push-fell-short') return 'push';
  if (countsEnemies(adjustment)) return 'ability';
  return when === undefined && per === undefined ? 'ability' : 'target';
}

/** Experience tied to the target is gained with the attack. [gh/experience.3] */
export function gainTargetXp(g: Gloom, deed: Deed, strike: Strike, target: Figure): void {
  for (const it of strike.adjustments) {
    if (momentOf(it) !== 'target' || !hold(g, deed, it.when, target)) continue;
    gainXp(g, deed.by, (it.xp ?? 0) * times(g, deed, it, target));
  }
}

/** Experience for what was consumed, or for each enemy targeted or killed. [gh/experience.3] */
export function gainAbilityXp(g: Gloom, deed: Deed, strike: Strike): void {
  for (const it of strike.adjustments) {
    if (momentOf(it) === 'ability') gainXp(g, deed.by, (it.xp ?? 0) * times(g, deed, it, null));
  }
}

/** Experience for what came of a push. */
export function gainPushXp(g: Gloom, deed: Deed, adjustment: Adjustment): void {
  if (momentOf(adjustment) === 'push') gainXp(g, deed.by, adjustment.xp ?? 0);
}
