/** The free spaces nearest to a space, and those nearest to a unit. [ma/monsters.3] */
import { unreachable } from '@tavolo/squares';
import type { Table } from '../../machina.ts';
import { placeOf, type SpaceId } from '../../vocabulary/places.ts';
import { figures } from '../values/values.ts';
import { countFrom } from './nearness.ts';
import type { Terrain } from './terrain.ts';

/** Where something comes down: on the cell if nobody is there, else on the free cells nearest to it; no pits. [ma/spawn.10] */
export function landingsAt(g: Table, terrain: Terrain, cell: number): readonly number[] {
  if (terrain.isFree(cell) && !terrain.isPit(cell)) return [cell];
  const steps = countFrom(g, figures, terrain, [cell]);
  const free = allCells(terrain).filter((one) => terrain.isFree(one) && !terrain.isPit(one));
  return nearestBy(terrain, free, cell, (one) => steps[one] ?? unreachable);
}

export const allCells = ({ cells }: Terrain): readonly number[] =>
  Array.from({ length: cells }, (_, cell) => cell);

/** The cells of the map so near to one in a straight count. */
export function cellsWithin({ ground: { plan } }: Terrain, cell: number, range: number): readonly number[] {
  const [x, y] = plan.place(cell);
  const cells: number[] = [];
  for (let dy = -range; dy <= range; dy++)
    for (let dx = -range; dx <= range; dx++) {
      const found = plan.cellAt(x + dx, y + dy);
      if (found >= 0) cells.push(found);
    }
  return cells;
}

/** Those of the fewest steps; where no way leads to any, those that are nearest in a straight count. */
export function nearestBy(
  terrain: Terrain,
  cells: readonly number[],
  from: number,
  stepsTo: (cell: number) => number,
): readonly number[] {
  const onFoot = cells.filter((cell) => stepsTo(cell) !== unreachable);
  return onFoot.length > 0 ? least(onFoot, stepsTo) : least(cells, (cell) => terrain.distance(from, cell));
}

/** All of which something is least. */
export function least<T>(things: readonly T[], of: (thing: T) => number): readonly T[] {
  const values = things.map(of);
  const bottom = Math.min(...values);
  return things.filter((_, nth) => values[nth] === bottom);
}

/** Row by row from the north-west. */
export function byReading(one: SpaceId, other: SpaceId): number {
  const [[ax, ay], [bx, by]] = [placeOf(one), placeOf(other)];
  return ay - by || ax - bx;
}
