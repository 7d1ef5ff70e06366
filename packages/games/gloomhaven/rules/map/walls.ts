import { directions, distance, plus } from '@tavolo/hexes';
import type { Cell } from '../../vocabulary/scenarios.ts';
import { hexOf, type Place, type Places, type Wall } from './places.ts';

/** Half of the directions, so that each pair of neighbours is met once. */
const ahead = directions.slice(0, 3);

/** Neighbours that have no room in common are separated by the edges of their tiles. [gh/terrain.3, gh/terrain.4] */
export const wallsBetween = (places: Places): readonly Wall[] =>
  [...places.values()].flatMap((place) =>
    ahead.flatMap((direction): readonly Wall[] => {
      const next = places.get(hexOf(plus(place.cell, direction)));
      return next === undefined || haveCommonRoom(place, next) ? [] : [[place, next]];
    }),
  );

/** A wall that the map draws between two hexes, whatever rooms they belong to. [gh/terrain.4] */
export function wallAt(places: Places, [here, there]: readonly [Cell, Cell]): Wall {
  const [one, other] = [places.get(hexOf(here)), places.get(hexOf(there))];
  if (one === undefined || other === undefined || distance(here, there) !== 1)
    throw new Error(`There is no edge between ${here} and ${there}`);
  return [one, other];
}

const haveCommonRoom = (one: Place, other: Place): boolean =>
  one.rooms.some((room) => other.rooms.includes(room));
