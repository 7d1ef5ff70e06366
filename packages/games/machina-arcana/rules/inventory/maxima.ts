/** What an explorer holds after a maximum has changed. */
import type { Machina } from '../../machina.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { explorerOf } from '../units.ts';
import { figureOf } from '../values/values.ts';

/** A maximum that was lowered caps what there is; a raised one restores nothing. [ma/actions.2.3] */
export function capAtMaxima(g: Machina, id: ExplorerId): void {
  const explorer = explorerOf(g.state, id);
  explorer.health = Math.min(explorer.health, figureOf(g, id, 'health-max'));
  explorer.stamina = Math.min(explorer.stamina, figureOf(g, id, 'stamina-max'));
  explorer.essence = Math.min(explorer.essence, figureOf(g, id, 'essence-max'));
}
