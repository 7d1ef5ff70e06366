/** Whether pushes and pulls would move anybody. [ma/pushing.1] */
import { directionTo } from '@tavolo/squares';
import type { Table } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { spacesOf } from '../units.ts';
import { has } from '../values/values.ts';

/** Whether a unit would leave its space if it were pushed away from another, or pulled toward it. */
export function wouldShove(g: Table, unit: UnitId, from: UnitId, how: 'push' | 'pull'): boolean {
  if (unit === from || ['immobile', 'immovable'].some((word) => has(g, unit, word as 'immobile')))
    return false; // both are keywords
  const terrain = terrainOf(g);
  const cells = (one: UnitId) => spacesOf(g, one).map((space) => terrain.cell(space));
  const [own = -1] = cells(unit);
  const [source] = [...cells(from)].sort(
    (one, other) => terrain.distance(one, own) - terrain.distance(other, own),
  );
  return source !== undefined && wouldLeave(terrain, own, source, how);
}

function wouldLeave(terrain: Terrain, own: number, source: number, how: 'push' | 'pull'): boolean {
  if (how === 'pull' && terrain.areAdjacent(own, source)) return false;
  const { plan } = terrain.ground;
  const toward = directionTo(plan.place(own), plan.place(source));
  const direction = how === 'pull' ? toward : opposite(toward);
  const next = direction < 0 ? -1 : plan.next(own, direction, terrain.shut);
  return next >= 0 && terrain.isFree(next);
}

/** Directions are numbered in two circles of four. */
const opposite = (direction: number): number =>
  direction < 0 ? direction : direction < 4 ? (direction + 2) % 4 : 4 + ((direction + 2) % 4);
