import type { Table } from '../gloomhaven.ts';
import { layoutIn, scenarioOf } from '../rules/map/in-play.ts';
import type { PlacedDoor } from '../rules/map/places.ts';
import type { Figure } from '../state.ts';
import type { ScenarioGoal } from '../vocabulary/scenarios.ts';

/** What a blow counts at somebody who must die where others need not. */
const huntedCounts = 1.5;

/** Whether the goal names this type of monster. */
export const isHunted = (g: Table, { type }: Pick<Figure, 'type'>): boolean =>
  scenarioOf(g).goal.some((it) => it.is === 'kill' && it.monster === type);

/** What a blow at an enemy counts for the goal. */
export const huntingCounts = (g: Table, figure: Figure): number => (isHunted(g, figure) ? huntedCounts : 1);

/** Something must be reached rather than everybody killed: time presses. */
export const isPressed = (g: Table): boolean =>
  scenarioOf(g).goal.every(({ is }) => !['kill-all', 'kill-count', 'kill-revealed'].includes(is));

/** The closed doors that the goal needs open, locked ones too; where everybody must die, all of them. */
export function doorsNeeded(g: Table): readonly PlacedDoor[] {
  const closed = [...layoutIn(g).doors.values()].filter(({ id }) => !g.state.openDoors.includes(id));
  const { goal } = scenarioOf(g);
  if (goal.some(({ is }) => is === 'kill-all' || is === 'kill-count')) return closed;
  const rooms = goal.flatMap((it) => roomsFor(g, it));
  return [...doorsOnTheWay(g, closed, rooms)];
}

/** The rooms that must be revealed for a part of the goal. */
function roomsFor(g: Table, goal: ScenarioGoal): readonly number[] {
  const { monsters, treasures } = scenarioOf(g).map;
  switch (goal.is) {
    case 'reveal':
      return [goal.room];
    case 'kill':
      return g.state.met.includes(goal.monster)
        ? []
        : monsters.filter(({ monster }) => monster === goal.monster).map(({ room }) => room);
    case 'loot-goals':
      return treasures.filter(({ treasure }) => treasure === 'goal').map(({ room }) => room);
    case 'arrive':
      return (layoutIn(g).markers[goal.beside] ?? []).flatMap(
        (hex) => layoutIn(g).places.get(hex)?.rooms ?? [],
      );
    case 'kill-all':
    case 'kill-revealed':
    case 'kill-count':
      return [];
  }
}

/** The doors on every way to some rooms, from the revealed ones, that has as few doors as can be. */
function doorsOnTheWay(
  { state }: Table,
  doors: readonly PlacedDoor[],
  rooms: readonly number[],
): ReadonlySet<PlacedDoor> {
  const depths = depthsFrom(state.rooms, doors);
  const found = new Set<PlacedDoor>();
  const sought = new Set(rooms);
  for (const room of sought)
    for (const door of doors) {
      const before = behind(door, room);
      if (before === null || depths.get(before) !== (depths.get(room) ?? 0) - 1) continue;
      found.add(door);
      sought.add(before);
    }
  return found;
}

/** How many doors are between each room and the nearest of some. */
function depthsFrom(rooms: readonly number[], doors: readonly PlacedDoor[]): ReadonlyMap<number, number> {
  const depths = new Map(rooms.map((room) => [room, 0]));
  for (const [room, depth] of depths)
    for (const door of doors) {
      const next = behind(door, room);
      if (next !== null && !depths.has(next)) depths.set(next, depth + 1);
    }
  return depths;
}

/** The other room of a door; `null` where it leads to neither. */
const behind = ({ rooms: [one, other] }: PlacedDoor, room: number): number | null =>
  one === room ? other : other === room ? one : null;
