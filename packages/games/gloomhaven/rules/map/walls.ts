import { directions, plus } from '@tavolo/hexes';
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

const haveCommonRoom = (one: Place, other: Place): boolean =>
  one.rooms.some((room) => other.rooms.includes(room));
