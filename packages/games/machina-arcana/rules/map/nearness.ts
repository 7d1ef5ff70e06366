/** How far units are from each other on foot. [ma/monsters.3] */
import { doorsOpen, unreachable } from '@tavolo/squares';
import type { Table } from '../../machina.ts';
import type { Ground } from '../../map/ground.ts';
import { isStill } from '../../still.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { spacesOf, unitsOnMap } from '../units.ts';
import type { Figures } from '../values/figures.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/**
 * Steps to every cell from some cells, by the count that monsters make: closed doors and units don't hinder, but
 * units that cannot be moved do; pits, rubble, action spaces and everything else that is not walked on do. What is
 * returned is kept for the next who asks, and must not be changed.
 */
export function countFrom(
  g: Table,
  { has }: Pick<Figures, 'has'>,
  terrain: Terrain,
  from: readonly number[],
): Uint16Array {
  const { open, counts } = countedOn(g, { has }, terrain);
  const key = from.join(' ');
  const known = counts.get(key);
  if (known !== undefined) return known;
  const made = terrain.steps(from, (cell) => open[cell] === 1, doorsOpen);
  if (counts.size >= mostCounts) counts.clear();
  counts.set(key, made);
  return made;
}

/** The cells that a count may enter, marked with 1, and the counts that were made over them. */
type Counted = { readonly open: Uint8Array; readonly counts: Map<string, Uint16Array> };

/** They depend on what is printed, on what has changed on spaces, and on rooted units: nothing else is in the key. */
const counted = new WeakMap<Ground, Map<string, Counted>>();
const atStillTables = new WeakMap<Table, Counted>();
const mostCounts = 60;
const mostKept = 40;

function countedOn(g: Table, { has }: Pick<Figures, 'has'>, terrain: Terrain): Counted {
  const before = atStillTables.get(g);
  if (before !== undefined) return before;
  const rooted = unitsOnMap(g.state)
    .filter((unit) => has(g, unit, 'immobile'))
    .flatMap((unit) => spacesOf(g, unit).map((space) => terrain.cell(space)));
  const changed = g.state.spots.map(({ at, token, now }) => `${at} ${token} ${now}`);
  const key = `${rooted.join(' ')};${changed.join(';')}`;
  const kept = counted.get(terrain.ground) ?? new Map<string, Counted>();
  const found = kept.get(key) ?? { open: openIn(terrain, rooted), counts: new Map<string, Uint16Array>() };
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, found);
  counted.set(terrain.ground, kept);
  if (isStill(g)) atStillTables.set(g, found);
  return found;
}

function openIn(terrain: Terrain, rooted: readonly number[]): Uint8Array {
  const open = Uint8Array.from({ length: terrain.cells }, (_, cell) =>
    Number(terrain.isPassable(cell) && !terrain.isPit(cell)),
  );
  for (const cell of rooted) open[cell] = 0;
  return open;
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
