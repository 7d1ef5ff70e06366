/** What is drawn of the map: read from the view once for every change of it. */
import {
  beyond,
  content,
  type DoorId,
  exitSquares,
  type Laying,
  type Side,
  type SpaceId,
  type SpaceKind,
  sides,
  type Terrain,
  terrainOf,
  tileSize,
} from '@tavolo/machina-arcana';
import type { Point } from '../../../parts/drawing/point.ts';
import type { View } from '../game.ts';
import { cornerOf, exitMiddle, middleOf, side } from './plane.ts';

export type Space = {
  readonly id: SpaceId;
  readonly at: Point;
  readonly kind: SpaceKind;
  readonly token: ReturnType<Terrain['token']>;
};

export type Door = {
  readonly id: DoorId;
  readonly at: Point;
  /** Whether it stands between two spaces side by side. */
  readonly isUpright: boolean;
  readonly is: 'open' | 'closed' | 'destroyed';
};

/** A side of a tile where no other lies. */
export type Exit = {
  readonly id: string;
  readonly side: Side;
  readonly at: Point;
  /** The exit token lies here. */
  readonly isMarked: boolean;
};

export type Hall = {
  readonly terrain: Terrain;
  readonly tiles: View['tiles'];
  readonly spaces: readonly Space[];
  /** All walls as one outline. */
  readonly walls: string;
  readonly doors: readonly Door[];
  readonly exits: readonly Exit[];
  /** Pipes from levers to the traps that they fire. */
  readonly pipes: string;
};

const layingOf = (view: View): Laying => ({ state: view, content });

export function hallOf(view: View): Hall {
  const terrain = terrainOf(layingOf(view));
  const spaces = Array.from({ length: terrain.cells }, (_, cell): Space => {
    const id = terrain.space(cell);
    return { id, at: middleOf(id), kind: terrain.kind(cell), token: terrain.token(cell) };
  });
  const exits = exitsOf(view);
  return {
    terrain,
    tiles: view.tiles,
    spaces,
    walls: wallsOf(terrain, new Set(exits.flatMap(({ mouth }) => mouth))),
    doors: terrain.ground.doors.map((door) => doorOf(terrain, door)),
    exits,
    pipes: pipesOf(terrain, spaces),
  };
}

/** The two corners of a side of a place. */
function edgeOf(place: readonly [number, number], of: Side): readonly [Point, Point] {
  const [x, y] = cornerOf(place);
  switch (of) {
    case 'north':
      return [
        [x, y],
        [x + side, y],
      ];
    case 'east':
      return [
        [x + side, y],
        [x + side, y + side],
      ];
    case 'south':
      return [
        [x, y + side],
        [x + side, y + side],
      ];
    case 'west':
      return [
        [x, y],
        [x, y + side],
      ];
  }
}

const lineOf = ([from, to]: readonly [Point, Point]): string => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

/** Every wall once; the mouths of exits are drawn otherwise. */
function wallsOf({ ground: { plan }, cells }: Terrain, mouths: ReadonlySet<string>): string {
  const open = () => false;
  const lines: string[] = [];
  for (let cell = 0; cell < cells; cell++)
    sides.forEach((of, number) => {
      if (!plan.isBarred(cell, number, open)) return;
      const place = plan.place(cell);
      const hasNeighbour = plan.cellAt(place[0] + beyond[of][0], place[1] + beyond[of][1]) >= 0;
      if ((hasNeighbour && number > 1) || mouths.has(`${place} ${of}`)) return;
      lines.push(lineOf(edgeOf(place, of)));
    });
  return lines.join('');
}

function doorOf(terrain: Terrain, id: DoorId): Door {
  const [x = 0, y = 0] = id.split(',').map(Number);
  const isUpright = id.endsWith('east');
  const [left, top] = cornerOf([x, y]);
  const at: Point = isUpright ? [left + side, top + side / 2] : [left + side / 2, top + side];
  return { id, at, isUpright, is: terrain.stateOf(id) };
}

type FoundExit = Exit & { readonly mouth: readonly string[] };

function exitsOf({ tiles, exit }: View): readonly FoundExit[] {
  return tiles.flatMap((tile) => {
    const face = content.faces.get(tile.face);
    if (face === undefined) return [];
    return face.exits.flatMap((printed): readonly FoundExit[] => {
      const turned = sides[(sides.indexOf(printed) + tile.turns) % sides.length] ?? printed;
      const [dx, dy] = beyond[turned];
      const hasNext = tiles.some(({ column, row }) => column === tile.column + dx && row === tile.row + dy);
      if (hasNext) return [];
      const mouth = exitSquares[turned].map(
        ([x, y]) => `${[tile.column * tileSize + x, tile.row * tileSize + y]} ${turned}`,
      );
      const isMarked =
        exit !== null && exit.column === tile.column && exit.row === tile.row && exit.side === turned;
      return [
        {
          id: `${tile.column},${tile.row},${turned}`,
          side: turned,
          at: exitMiddle(tile, turned),
          isMarked,
          mouth,
        },
      ];
    });
  });
}

/** From each lever a pipe along the floor to every trap of its tile, first across, then along. */
function pipesOf(terrain: Terrain, spaces: readonly Space[]): string {
  const tileOf = ({ id }: Space): number => terrain.tile(terrain.cell(id));
  const levers = spaces.filter(({ kind }) => kind === 'lever');
  return levers
    .flatMap((lever) =>
      spaces
        .filter((space) => space.kind === 'trap' && tileOf(space) === tileOf(lever))
        .map((trap) => `M${lever.at[0]} ${lever.at[1]}H${trap.at[0]}V${trap.at[1]}`),
    )
    .join('');
}
