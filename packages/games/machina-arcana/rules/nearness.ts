/** How far units are from each other on foot. [ma/monsters.3] */
import { unreachable } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { Figures } from './figures.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { spacesOf, unitsOnMap } from './units.ts';

/** Doors are no hindrance in the count. */
const doorsOpen = (): boolean => false;

/**
 * Steps to every cell from some cells, by the count that monsters make: closed doors and units don't hinder, but
 * units that cannot be moved do; pits, rubble, action spaces and everything else that is not walked on do.
 */
export function countFrom(
  g: Table,
  { has }: Figures,
  terrain: Terrain,
  from: readonly number[],
): Uint16Array {
  const rooted = new Set(
    unitsOnMap(g.state)
      .filter((unit) => has(g, unit, 'immobile'))
      .flatMap((unit) => spacesOf(g, unit).map((space) => terrain.cell(space))),
  );
  const mayEnter = (cell: number): boolean =>
    terrain.isPassable(cell) && !terrain.isPit(cell) && !rooted.has(cell);
  return terrain.steps(from, mayEnter, doorsOpen);
}

/** Steps between two units, from and to the nearest of their spaces; `unreachable` where no way leads. */
export function stepsBetween(g: Table, figures: Figures, from: UnitId, to: UnitId): number {
  const terrain = terrainOf(g);
  const cells = (unit: UnitId) => spacesOf(g, unit).map((space) => terrain.cell(space));
  return reachOf(terrain, countFrom(g, figures, terrain, cells(from)), cells(to));
}

/** The steps of the last step onto cells that may themselves not be entered, such as those where a unit stands rooted. */
function reachOf(terrain: Terrain, steps: Uint16Array, cells: readonly number[]): number {
  const before = (cell: number): number => {
    let best: number = unreachable;
    for (let direction = 0; direction < 8; direction++) {
      const next = terrain.ground.plan.next(cell, direction, doorsOpen);
      if (next >= 0 && (steps[next] ?? unreachable) < best) best = steps[next] ?? unreachable;
    }
    return best === unreachable ? unreachable : best + 1;
  };
  return Math.min(...cells.map((cell) => Math.min(steps[cell] ?? unreachable, before(cell))));
}
