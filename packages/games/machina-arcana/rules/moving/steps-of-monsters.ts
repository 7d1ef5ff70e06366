/** Single steps of monsters that a card moves. [ma/monsters.10] */
import { unreachable } from '@tavolo/squares';
import type { Machina } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { countFrom } from '../map/nearness.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { spacesOf } from '../units.ts';
import { figures, has } from '../values/values.ts';

/** The first free space in the order of directions that is fewer steps from a unit; `null`: none, or it is beside it. */
export function stepToward(g: Machina, unit: UnitId, goal: UnitId): SpaceId | null {
  return step(g, unit, goal, (there, here) => there < here);
}

/** The first free space in the order of directions that is more steps from a unit. */
export function stepAway(g: Machina, unit: UnitId, from: UnitId): SpaceId | null {
  return step(g, unit, from, (there, here) => there > here && there !== unreachable);
}

function step(
  g: Machina,
  unit: UnitId,
  other: UnitId,
  isBetter: (there: number, here: number) => boolean,
): SpaceId | null {
  const terrain = terrainOf(g);
  const [at] = spacesOf(g, unit);
  if (at === undefined || has(g, unit, 'immobile')) return null;
  const goals = spacesOf(g, other).map((space) => terrain.cell(space));
  const steps = countFrom(g, figures, terrain, goals);
  const here = terrain.cell(at);
  const cell = freeAround(terrain, here).find((next) =>
    isBetter(steps[next] ?? unreachable, steps[here] ?? unreachable),
  );
  return cell === undefined ? null : terrain.space(cell);
}

/** In the order of directions. */
const freeAround = (terrain: Terrain, cell: number): readonly number[] =>
  terrain.around(cell).filter((next) => terrain.isFree(next) && !terrain.isPit(next));
