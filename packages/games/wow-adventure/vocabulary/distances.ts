import type { Space } from './board.ts';
import type { SpaceId } from './ids.ts';

/** How many steps there are between any two spaces. [wow/spaces.8] */
export function distancesOn(spaces: readonly Space[]): (from: SpaceId, to: SpaceId) => number {
  const places = new Map(spaces.map(({ id }, place) => [id, place]));
  const steps = spaces.map((space) => stepsFrom(space, spaces, places));
  return (from, to) => steps[places.get(from) ?? -1]?.[places.get(to) ?? -1] ?? Number.POSITIVE_INFINITY;
}

/** The steps from one space to each of the others. */
function stepsFrom(
  start: Space,
  spaces: readonly Space[],
  places: ReadonlyMap<SpaceId, number>,
): readonly number[] {
  const steps = spaces.map(() => Number.POSITIVE_INFINITY);
  let edge: readonly Space[] = [start];
  for (let n = 0; edge.length > 0; n++) {
    for (const { id } of edge) steps[places.get(id) ?? -1] = n;
    edge = beyond(edge, (id) => steps[places.get(id) ?? -1] === Number.POSITIVE_INFINITY, spaces, places);
  }
  return steps;
}

/** The neighbours of an edge that have not been reached, each once. */
function beyond(
  edge: readonly Space[],
  isNew: (id: SpaceId) => boolean,
  spaces: readonly Space[],
  places: ReadonlyMap<SpaceId, number>,
): readonly Space[] {
  const found = new Set(edge.flatMap(({ neighbours }) => neighbours).filter(isNew));
  return [...found].flatMap((id) => spaces[places.get(id) ?? -1] ?? []);
}
