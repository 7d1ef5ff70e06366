import type { Field } from '@tavolo/hexes';
import type { Table } from '../../gloomhaven.ts';
import type { State } from '../../state.ts';
import type { Scenario } from '../../vocabulary/scenarios.ts';
import { dungeonLayout } from './dungeon.ts';
import { fieldOf } from './field.ts';
import { layoutOf } from './layout.ts';
import type { Layout } from './places.ts';

export function scenarioOf({ state, content }: Table): Scenario {
  const scenario = content.scenarios.get(state.options.scenario);
  if (scenario === undefined) throw new Error(`there is no scenario ${state.options.scenario}`);
  return scenario;
}

/** The whole map, revealed or not. */
export const layoutIn = (g: Table): Layout =>
  g.state.dungeon.length > 0 ? dungeonLayout(g.content, g.state.dungeon) : layoutOf(g.content, scenarioOf(g));

/** The field last found for a state's list of rooms, while as many rooms and doors are open. */
type Known = {
  readonly rooms: number;
  readonly doors: number;
  readonly layout: Layout;
  readonly field: Field;
};
const known = new WeakMap<State['rooms'], Known>();

/** The hexes of the rooms that are revealed; closed doors are walls. [gh/terrain.3] */
export function fieldIn(g: Table): Field {
  const { rooms, openDoors, options } = g.state;
  const found = known.get(rooms);
  const layout = layoutIn(g);
  if (found?.rooms === rooms.length && found.doors === openDoors.length && found.layout === layout)
    return found.field;
  const field = fieldOf(layout, openDoors, rooms, options.neighboursSee);
  known.set(rooms, { rooms: rooms.length, doors: openDoors.length, layout, field });
  return field;
}

/** The same, with the doors that a character can open as hexes to step on. [gh/move.15, gh/special.5] */
export function walkingFieldIn(g: Table): Field {
  const { rooms, options } = g.state;
  return fieldOf(layoutIn(g), passableDoors(g), rooms, options.neighboursSee);
}

function passableDoors(g: Table): readonly string[] {
  const { openDoors, unlockedDoors } = g.state;
  return [...layoutIn(g).doors.values()]
    .filter(({ id, locked }) => openDoors.includes(id) || !locked || unlockedDoors.includes(id))
    .map(({ id }) => id);
}

/** The hexes of all rooms, revealed or not, for a figure that opens the doors between them or waits until they are open. */
export function wholeFieldIn(g: Table, opensDoors: boolean): Field {
  const { openDoors, options } = g.state;
  const doors = opensDoors ? passableDoors(g) : openDoors;
  return fieldOf(layoutIn(g), doors, allRooms(g), options.neighboursSee);
}

export const allRooms = (g: Table): readonly number[] => [
  ...new Set([...layoutIn(g).places.values()].flatMap(({ rooms }) => rooms)),
];
