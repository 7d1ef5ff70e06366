/** Moves that cards give for nothing. [ma/effects.8] */
import type { Table } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { spaceOf } from '../units.ts';
import { has } from '../values/values.ts';

/** How far, and what it may pass over, though not end on. */
export type FreeMove = {
  readonly n: number;
  readonly passesObstacles?: true;
  readonly passesPits?: true;
};

/** The spaces that a unit could move to: free ones without a pit; walls, closed doors and rubble stop everybody. */
export function landingsOf(g: Table, unit: UnitId, move: FreeMove): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const at = spaceOf(g.state, unit);
  if (at === null || has(g, unit, 'immobile')) return [];
  const seen = new Set([terrain.cell(at)]);
  let edge: readonly number[] = [...seen];
  for (let step = 0; step < move.n; step++) {
    const next = edge.flatMap((cell) => terrain.around(cell)).filter((cell) => !seen.has(cell));
    edge = [...new Set(next)].filter((cell) => isEntered({ g, terrain, unit, move }, cell));
    for (const cell of edge) seen.add(cell);
  }
  return [...seen]
    .filter((cell) => terrain.isFree(cell) && !terrain.isPit(cell))
    .map((cell) => terrain.space(cell));
}

type Mover = {
  readonly g: Table;
  readonly terrain: Terrain;
  readonly unit: UnitId;
  readonly move: FreeMove;
};

/** Whether it may come to a space, be it only to pass. [ma/ethereal.3] */
function isEntered({ g, terrain, unit, move }: Mover, cell: number): boolean {
  if (terrain.isPit(cell)) return move.passesPits === true;
  if (move.passesObstacles === true) return terrain.kind(cell) !== 'rubble';
  if (!terrain.isPassable(cell)) return false;
  const other = terrain.unitOn(cell);
  return other === null || has(g, unit, 'ethereal') || has(g, other, 'ethereal');
}
