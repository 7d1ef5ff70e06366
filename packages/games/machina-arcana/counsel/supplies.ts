/** Where something is to be had, or mended. Essence that the story waits for is worth a way. */
import type { Table } from '../machina.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { wornItems } from '../rules/units.ts';
import { figureOf, has } from '../rules/values/values.ts';
import type { Explorer } from '../state.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import { besideAll, besideMonsters, type Errand, stage } from './errand.ts';
import { gainIn, purseOf } from './purse.ts';

type Worth = (explorer: Explorer) => number;

/** Each unused space is an errand of its own, so that companions share them out. */
export function suppliesOn(g: Table, terrain: Terrain, isShort: boolean): readonly Errand[] {
  const wants = wantsOf(g, isShort);
  const at = (kind: SpaceKind, worthTo: Worth): readonly Errand[] =>
    terrain
      .ofKind([kind])
      .filter((cell) => terrain.isUnexplored(cell))
      .map((cell) => ({ cells: besideAll(terrain, [cell]), crew: 'one', worthTo }));
  return [
    ...at('event', (one) => 2 + wants(one)),
    ...at('chest', (one) => wants(one) + Math.max(1, 6 - itemsOf(one))),
    ...at('workbench', (one) => (itemsOf(one) < 6 ? 3 : 1)),
    ...at('recharge', (one) => Math.min(4, 1.2 * hurtOf(g, one))),
    {
      cells: besideMonsters(g, terrain, (one) => !has(g, one, 'invulnerable')),
      crew: 'all',
      worthTo: (one) => (one.health > 2 ? 0.5 * wants(one) + 1 : 0),
    },
  ];
}

/** What one more point of essence is worth to an explorer that can hold it. */
function wantsOf(g: Table, isShort: boolean): Worth {
  const gain = isShort ? stage.near : gainIn(purseOf(g), 1);
  return ({ explorer, essence }) => (essence >= figureOf(g, explorer, 'essence-max') ? 0 : gain);
}

const itemsOf = (explorer: Explorer): number => wornItems(explorer).length + explorer.bag.length;

const hurtOf = (g: Table, { explorer, health }: Explorer): number =>
  figureOf(g, explorer, 'health-max') - health;
