import { content } from '../../content/content.ts';
import type { Space } from '../../vocabulary/board.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import { type Level, rankOf } from '../../vocabulary/terms.ts';

const { spaces, cities, flightPaths } = content.board;

export const allSpaces: readonly Space[] = [...spaces.values()];
export { cities };

export function spaceOf(id: SpaceId): Space {
  const found = spaces.get(id);
  if (found === undefined) throw new Error(`no space ${id}`);
  return found;
}

/** A hero of this level may stand there. */
export const isOpenTo = (level: Level, id: SpaceId): boolean => rankOf(spaceOf(id).level) <= rankOf(level);

/** How many steps it is from a space to each that a hero of this level can walk to. */
export const onFoot = (from: SpaceId, level: Level): ReadonlyMap<SpaceId, number> =>
  spread(from, (id) => spaceOf(id).neighbours.filter((next) => isOpenTo(level, next)));

/** Where a hero of this level can come to, walking and flying. */
export const byAnyMeans = (from: SpaceId, level: Level): ReadonlySet<SpaceId> =>
  new Set(
    spread(from, (id) =>
      [...spaceOf(id).neighbours, ...(flightPaths.includes(id) ? flightPaths : [])].filter((next) =>
        isOpenTo(level, next),
      ),
    ).keys(),
  );

function spread(from: SpaceId, next: (id: SpaceId) => readonly SpaceId[]): ReadonlyMap<SpaceId, number> {
  const reached = new Map([[from, 0]]);
  for (const [id, steps] of reached) {
    for (const other of next(id)) if (!reached.has(other)) reached.set(other, steps + 1);
  }
  return reached;
}
