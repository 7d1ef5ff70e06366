/** Doors are edges: opened, closed, or destroyed for good. [ma/actions.7, ma/map.17] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import { type DoorId, squareOf } from '../../map/ground.ts';
import { doorOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { spaceId } from '../../vocabulary/places.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { type Act, type Actor, actFor } from '../turn/actor.ts';
import { payStamina } from '../turn/paying.ts';
import { priceOf } from '../values/values.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** What can be done with a door. */
export type DoorDeed = 'open' | 'close' | 'break';

const becomes = { open: 'open', close: 'closed', break: 'destroyed' } as const;

/** The doors that a unit on a cell is at: beside it, or those that alone decide one of its diagonal steps. [ma/actions.7.2] */
export function doorsAt(terrain: Terrain, cell: number): readonly DoorId[] {
  const { doors, plan } = terrain.ground;
  const beside = [0, 1, 2, 3].map((side) => plan.doorAt(cell, side));
  const around = [...new Set(beside.concat(cornerDoors(terrain, cell)))].filter((door) => door >= 0);
  return around
    .filter((door) => beside.includes(door) || decidesADiagonal(terrain, cell, door))
    .flatMap((door) => doors[door] ?? []);
}

/** The doors on the edges of the cells beside a cell. */
function cornerDoors({ ground: { plan } }: Terrain, cell: number): readonly number[] {
  const open = (): boolean => false;
  const neighbours = [0, 1, 2, 3, 4, 5, 6, 7].map((direction) => plan.next(cell, direction, open));
  return neighbours
    .filter((next) => next >= 0)
    .flatMap((next) => [0, 1, 2, 3].map((side) => plan.doorAt(next, side)));
}

/** Whether a diagonal step is possible with a door open, and not with it closed. */
function decidesADiagonal(terrain: Terrain, cell: number, door: number): boolean {
  const { plan } = terrain.ground;
  return [4, 5, 6, 7].some((direction) => {
    const open = plan.next(cell, direction, (one) => one !== door && terrain.shut(one));
    const shut = plan.next(cell, direction, (one) => one === door || terrain.shut(one));
    return open >= 0 && shut < 0 && terrain.isPassable(open);
  });
}

/** What can be done with a door as it stands. A destroyed one stays as it is. [ma/actions.8.1] */
export function deedsOn(terrain: Terrain, door: DoorId): readonly DoorDeed[] {
  const state = terrain.stateOf(door);
  if (state === 'destroyed') return [];
  return state === 'closed' ? ['open', 'break'] : ['close'];
}

export const doorActsOf = (actor: Actor): readonly Act[] =>
  doorsAt(actor.terrain, actor.cell).flatMap((door) =>
    deedsOn(actor.terrain, door).map((deed) => actFor(actor, actionOf(deed), doorOption(deed, door))),
  );

const actionOf = (deed: DoorDeed): 'destroy-closed-door' | 'open-or-close-door' =>
  deed === 'break' ? 'destroy-closed-door' : 'open-or-close-door';

/** An explorer opens, closes or destroys a door for its price. */
export function* useDoor(g: Machina, explorer: Explorer, deed: DoorDeed, door: DoorId): Rule {
  payStamina(g, explorer, priceOf(g, explorer.explorer, actionOf(deed)));
  yield* changeDoor(g, deed, door, explorer.explorer);
}

/** A door is now open, closed or destroyed. `by`: `null` for what no unit did. */
export function* changeDoor(g: Machina, deed: DoorDeed, door: DoorId, by: UnitId | null): Rule {
  const now = becomes[deed];
  const others = g.state.doors.filter((one) => one.door !== door);
  g.state.doors = now === 'open' ? others : [...others, { door, is: now }];
  g.tell({ is: 'used-door', unit: by, door, now }, now === 'destroyed' ? 'ma/actions.8.1' : 'ma/actions.7.1');
  if (now === 'destroyed') yield* happen(g, happening('door-destroyed', { by }));
}

/** Closes every open door on some tiles, by their numbers. */
export function closeDoors(g: Machina, tiles: readonly number[]): void {
  const terrain = terrainOf(g);
  for (const door of doorsOn(terrain, tiles)) {
    if (terrain.stateOf(door) !== 'open') continue;
    g.state.doors.push({ door, is: 'closed' });
    g.tell({ is: 'used-door', unit: null, door, now: 'closed' }, 'ma/actions.7.1');
  }
}

/** The doors on some tiles. */
export const doorsOn = (terrain: Terrain, tiles: readonly number[]): readonly DoorId[] =>
  terrain.ground.doors.filter((door) => tiles.includes(terrain.tile(terrain.cell(spaceId(squareOf(door))))));
