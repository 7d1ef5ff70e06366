/** How far aims reach over the map. [ma/map.9] [ma/map.24] */
import type { Terrain } from './terrain.ts';

/** An aim that reaches from some cells to others. */
export type Reaching = {
  readonly at: 'melee' | 'ranged' | 'arc' | 'area';
  readonly range: number;
  /** Nothing nearer than this is reached. */
  readonly least: number;
};

/** Whether an aim reaches; of units with several cells, whichever of them is best. [ma/map.20] */
export const reaches = (
  terrain: Terrain,
  aim: Reaching,
  from: readonly number[],
  to: readonly number[],
): boolean => from.some((one) => to.some((other) => reachesCell(terrain, aim, one, other)));

function reachesCell(terrain: Terrain, { at, range, least }: Reaching, from: number, to: number): boolean {
  if (at === 'melee') return terrain.areAdjacent(from, to);
  const distance = terrain.distance(from, to);
  if (distance > range || distance < least) return false;
  return terrain.sees(from, to, at !== 'ranged');
}
