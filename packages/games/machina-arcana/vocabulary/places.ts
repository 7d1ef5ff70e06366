import type { Place } from '@tavolo/squares';

/** A space of the map by its column and row, such as `3,4`; its numbers stay as they are when tiles come and go. */
export type SpaceId = string & { readonly space: unique symbol };

export const spaceId = ([x, y]: Place): SpaceId => `${x},${y}` as SpaceId; // made here and nowhere else

const places = new Map<SpaceId, Place>();
const mostPlaces = 20_000;

/** Where a space is; read once. */
export function placeOf(space: SpaceId): Place {
  const known = places.get(space);
  if (known !== undefined) return known;
  const [x = 0, y = 0] = space.split(',').map(Number);
  if (places.size >= mostPlaces) places.clear();
  places.set(space, [x, y]);
  return [x, y];
}
