/** Items that lie on the map. [ma/inventory.10] */

import { freshSpot } from '../../fresh.ts';
import type { Machina, Table } from '../../machina.ts';
import type { Options, Spot } from '../../state.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { discard } from './item-decks.ts';

/** Whether items are dropped at all. [ma/Q7] */
export const areDropsOn = ({ droppedItems, difficulty }: Options): boolean =>
  droppedItems === 'on' || (droppedItems === 'usual' && difficulty !== 'easy');

/** Where somebody on a space can drop something: on any space beside it that can be walked on and is no pit. */
export function placesToDrop(g: Table, at: SpaceId): readonly SpaceId[] {
  const terrain = terrainOf(g);
  return terrain
    .around(terrain.cell(at))
    .filter((cell) => canLieOn(terrain, cell))
    .map((cell) => terrain.space(cell));
}

const canLieOn = (terrain: Terrain, cell: number): boolean =>
  terrain.isPassable(cell) && !terrain.isPit(cell);

/** What somebody on a space can pick up: what lies there, or on a space beside it. */
export function itemsWithinReach(g: Table, at: SpaceId): readonly ItemId[] {
  if (g.state.spots.every(({ items }) => items.length === 0)) return [];
  const terrain = terrainOf(g);
  const own = terrain.cell(at);
  const near = [own, ...terrain.around(own)].map((cell) => terrain.space(cell));
  return near.flatMap((space) => g.state.spots.find((spot) => spot.at === space)?.items ?? []);
}

/** Puts items onto a space. */
export function lay(g: Machina, at: SpaceId, items: readonly ItemId[]): void {
  if (items.length === 0) return;
  const found = g.state.spots.find((spot) => spot.at === at);
  if (found === undefined) g.state.spots.push({ ...freshSpot(at), items: [...items] });
  else found.items.push(...items);
}

/** Takes an item off the map. */
export function pickUp({ state }: Machina, item: ItemId): void {
  for (const spot of state.spots) spot.items = spot.items.filter((one) => one !== item);
  state.spots = state.spots.filter(hasChanged);
}

const hasChanged = ({ token, now, items }: Spot): boolean =>
  token !== null || now !== null || items.length > 0;

/** Items on a space whose tile leaves the map go to their piles. [ma/actions.5.5] */
export function loseLying(g: Machina, { items }: Pick<Spot, 'items'>): void {
  for (const item of items) discard(g, item);
}

/** Where the items of an explorer who dies on a space fall: there, or on the nearest free space. [ma/ending.5] */
export function whereItemsFall(g: Table, at: SpaceId): SpaceId {
  const terrain = terrainOf(g);
  const own = terrain.cell(at);
  if (canLieOn(terrain, own)) return at;
  const steps = terrain.steps(own, (cell) => canLieOn(terrain, cell));
  const free = Array.from(steps.keys()).filter((cell) => canLieOn(terrain, cell) && terrain.isFree(cell));
  const nearest = free.reduce(
    (best, cell) => ((steps[cell] ?? 0) < (steps[best] ?? 0) ? cell : best),
    free[0] ?? own,
  );
  return terrain.space(nearest);
}
