import { Field } from '@tavolo/hexes';
import type { Layout, Place } from './places.ts';

const byLayout = new WeakMap<Layout, Map<string, Field>>();

/**
 * What can be walked and seen of a map: the hexes of revealed rooms. A closed door is a wall. The same field is given
 * for the same doors and rooms. [gh/setup.5, gh/terrain.3]
 */
export function fieldOf(
  layout: Layout,
  openDoors: readonly string[],
  rooms: readonly number[],
  neighboursSee: boolean,
): Field {
  const fields = byLayout.get(layout) ?? new Map<string, Field>();
  byLayout.set(layout, fields);
  const key = [[...openDoors].sort().join(' '), [...rooms].sort().join(' '), neighboursSee].join('|');
  const known = fields.get(key);
  if (known !== undefined) return known;
  const field = made(layout, openDoors, rooms, neighboursSee);
  fields.set(key, field);
  return field;
}

function made(
  layout: Layout,
  openDoors: readonly string[],
  rooms: readonly number[],
  neighboursSee: boolean,
): Field {
  const closed = new Set(
    [...layout.doors.values()].filter(({ id }) => !openDoors.includes(id)).map(({ hex }) => hex),
  );
  const isThere = (place: Place): boolean =>
    !closed.has(place.hex) && place.rooms.some((room) => rooms.includes(room));
  const places = [...layout.places.values()].filter(isThere);
  return new Field({
    cells: places.map(({ cell }) => cell),
    walls: layout.walls.map(([one, other]) => [one.cell, other.cell]),
    adjacentSee: neighboursSee,
  });
}
