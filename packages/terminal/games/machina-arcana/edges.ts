/** What stands between the squares of the map, and where it leads out. */
import { content, type Naming, openExits, type Side, sides, squaresOf } from '@tavolo/machina-arcana';
import type { Standing } from './signs.ts';

/** What stands on a side of a square; `null`: nothing, or no tile lies there. */
export type Edges = (x: number, y: number, side: Side) => Standing | null;

export function edgesOf(naming: Naming): Edges {
  const { ground, stateOf } = doorsOf(naming);
  const out = waysOut(naming);
  return (x, y, side) => {
    const cell = ground.plan.cellAt(x, y);
    if (cell < 0) return null;
    const direction = sides.indexOf(side);
    const door = ground.doors[ground.plan.doorAt(cell, direction)];
    if (door !== undefined) return stateOf(door);
    if (!ground.plan.isBarred(cell, direction, () => false)) return null;
    return out.get(`${x},${y},${side}`) ?? 'wall';
  };
}

function doorsOf(naming: Naming) {
  const terrain = naming.terrain();
  const standing = { open: 'open', closed: 'closed', destroyed: null } as const;
  return {
    ground: terrain.ground,
    stateOf: (door: (typeof terrain.ground.doors)[number]) => standing[terrain.stateOf(door)],
  };
}

/** The squares from which the map goes on, and those of the exit token. */
function waysOut({ view }: Naming): ReadonlyMap<string, 'way-out' | 'exit'> {
  const unexplored = openExits(content, view.tiles).map((exit) => [exit, 'way-out'] as const);
  const token = view.exit === null ? [] : [[view.exit, 'exit'] as const];
  return new Map(
    [...unexplored, ...token].flatMap(([exit, is]) =>
      squaresOf(exit).map(([x, y]) => [`${x},${y},${exit.side}`, is] as const),
    ),
  );
}
