/** How a monster gets nearer: the next step, and the door in its way. [ma/monsters.10] [ma/monsters.11] */
import { doorsOpen, unreachable } from '@tavolo/squares';
import type { Table } from '../../machina.ts';
import type { DoorId } from '../../map/ground.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Terrain } from '../map/terrain.ts';
import { monsterWith } from '../units.ts';
import { has } from '../values/values.ts';
import { type Goal, type Prey, Situation } from './situation.ts';

/** What it walks to: what it seeks, or the nearest explorer; `null`: nobody is left to walk to. [ma/monsters.19] */
export function goalOf(situation: Situation, [first]: readonly Prey[]): Goal | null {
  return situation.sought ?? (first === undefined ? null : situation.goalAt(first));
}

/** The space onto which a monster gets nearer to its nearest explorer; `null`: it cannot. */
export function nearerStep(g: Table, unit: UnitId): SpaceId | null {
  const monster = monsterWith(g.state, unit);
  if (monster === null) return null;
  const situation = new Situation(g, monster, 0);
  const goal = canWalk(situation) ? goalOf(situation, situation.prey) : null;
  const cell = goal === null ? -1 : stepNearer(situation, goal);
  return cell < 0 ? null : situation.terrain.space(cell);
}

/** The free cell that it steps to: the first in the order of directions that lowers the count; -1: none. */
export function stepNearer(
  { terrain, cell }: Pick<Situation, 'terrain' | 'cell'>,
  { steps }: Goal,
  shuns: (cell: number) => boolean = () => false,
): number {
  const here = steps[cell] ?? unreachable;
  for (let direction = 0; direction < 8; direction++) {
    const next = terrain.ground.plan.next(cell, direction, terrain.shut);
    if (next >= 0 && (steps[next] ?? unreachable) < here && terrain.isFree(next) && !shuns(next)) return next;
  }
  return -1;
}

/** The closed door that alone bars a step that would lower the count, the last one onto the goal included; `null`: none does. */
export function doorInTheWay({ terrain, cell }: Situation, { steps, cells }: Goal): DoorId | null {
  const here = steps[cell] ?? unreachable;
  for (let direction = 0; direction < 8; direction++) {
    const { plan } = terrain.ground;
    const next = plan.next(cell, direction, doorsOpen);
    if (next < 0 || (steps[next] ?? unreachable) >= here) continue;
    if (plan.next(cell, direction, terrain.shut) >= 0) continue;
    if (terrain.unitOn(next) === null || cells.includes(next)) return doorToward(terrain, cell, direction);
  }
  return null;
}

/** The door that opens a step: one that is enough, else one beside the cell. */
function doorToward(terrain: Terrain, cell: number, direction: number): DoorId | null {
  const { plan, doors } = terrain.ground;
  const around = doorsAround(terrain, cell, direction);
  const enough = around.find(
    (door) => plan.next(cell, direction, (one) => one !== door && terrain.shut(one)) >= 0,
  );
  return doors[enough ?? around[0] ?? -1] ?? null;
}

/** The closed doors on the way in a direction: on an edge of the cell, then, around a corner, on those of the cells beside it. */
function doorsAround(
  { ground: { plan }, shut }: Terrain,
  cell: number,
  direction: number,
): readonly number[] {
  const beyond = plan.next(cell, direction, doorsOpen);
  const sides = direction < 4 ? [direction] : sidesOf[direction - 4];
  const own = (sides ?? []).map((side) => plan.doorAt(cell, side));
  const far = direction < 4 ? [] : (sides ?? []).map((side) => plan.doorAt(beyond, (side + 2) & 3));
  return [...own, ...far].filter((door) => door >= 0 && shut(door));
}

/** The sides that a diagonal leads to, from the north-east on clockwise. */
const sidesOf: readonly (readonly number[])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
];

/** Whether it walks at all. */
export const canWalk = ({ g, monster }: Situation): boolean => !has(g, monster.monster, 'immobile');
