import { type Edge, type Place, Plan, turned } from '@tavolo/squares';
import type { Content } from '../vocabulary/content.ts';
import { beyond, exitSquares, type Face, type Side, tileSize } from '../vocabulary/faces.ts';
import { type SpaceId, spaceId } from '../vocabulary/places.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import type { Laid } from './laid.ts';

/** The name of a door: the square at its west or north, and on which side of it the door is. */
export type DoorId = `${number},${number},${'east' | 'south'}`;

/** The square at the west or the north of a door. */
export function squareOf(door: DoorId): Place {
  const [x = 0, y = 0] = door.split(',').map(Number);
  return [x, y];
}

/** What is walked on. [ma/map] */
export const passable: ReadonlySet<SpaceKind> = new Set<SpaceKind>([
  'floor',
  'trap',
  'pit',
  'spawn',
  'heart',
  'seedbed',
  'grave',
]);

/** What is printed on all tiles that lie on the table, as one map. It never changes: other tiles are other ground. */
export type Ground = {
  readonly plan: Plan;
  /** What is printed on each cell. */
  readonly kinds: readonly SpaceKind[];
  /** The tile of each cell: its place in the list of those laid. */
  readonly tiles: readonly number[];
  /** The doors by their numbers in the plan. */
  readonly doors: readonly DoorId[];
  /** The names of the cells, and the cells by their names. */
  readonly spaces: readonly SpaceId[];
  readonly cells: ReadonlyMap<SpaceId, number>;
  /** All cells on which something is printed. */
  readonly ofKind: ReadonlyMap<SpaceKind, readonly number[]>;
  /** For each cell 1 where what is printed is walked on. */
  readonly passable: Uint8Array;
};

/** The map of all tiles laid. Sides that touch are joined where both have an exit. [ma/actions.5.8] */
export function groundOf({ faces }: Pick<Content, 'faces'>, laid: readonly Laid[]): Ground {
  const builder = new Builder();
  laid.forEach((tile, nth) => {
    const face = faces.get(tile.face);
    if (face === undefined) throw new Error(`No tile has the side ${tile.face}`);
    builder.lay(face, tile, nth);
  });
  return builder.ground();
}

/** Where in a list each thing is. */
function placesByThing<T>(things: readonly T[]): ReadonlyMap<T, readonly number[]> {
  const places = new Map<T, number[]>(things.map((thing) => [thing, []]));
  things.forEach((thing, place) => {
    places.get(thing)?.push(place);
  });
  return places;
}

/** A square on a tile, numbered row by row. */
const squareAt = (nth: number): Place => [nth % tileSize, Math.floor(nth / tileSize)];

class Builder {
  readonly #places: Place[] = [];
  readonly #kinds: SpaceKind[] = [];
  readonly #tiles: number[] = [];
  /** What stands between two squares, by both in order; between tiles, an exit of one side waits for the other's. */
  readonly #edges = new Map<string, 'wall' | 'door' | null>();
  readonly #doors: DoorId[] = [];

  lay(face: Face, tile: Laid, nth: number): void {
    const at = (place: Place): Place => {
      const [x, y] = turned(place, tileSize, tile.turns);
      return [tileSize * tile.column + x, tileSize * tile.row + y];
    };
    face.spaces.forEach((kind, index) => {
      const [x, y] = squareAt(index);
      this.#places.push(at([x, y]));
      this.#kinds.push(kind);
      this.#tiles.push(nth);
      if (x < tileSize - 1) this.#edge(at([x, y]), at([x + 1, y]), face.east[index] ?? null);
      if (y < tileSize - 1) this.#edge(at([x, y]), at([x, y + 1]), face.south[index] ?? null);
    });
    for (const side of face.exits)
      for (const place of exitSquares[side]) this.#exit(at(place), at(outside(place, side)));
  }

  #edge(one: Place, other: Place, edge: Edge | null): void {
    this.#edges.set(between(one, other), typeof edge === 'number' ? 'door' : edge);
  }

  /** An exit is open once both tiles have one there. */
  #exit(inside: Place, out: Place): void {
    const key = between(inside, out);
    this.#edges.set(key, this.#edges.has(key) ? null : 'wall');
  }

  ground(): Ground {
    const plan = new Plan({
      squares: this.#places,
      east: (place) => this.#standing(place, 'east'),
      south: (place) => this.#standing(place, 'south'),
    });
    const spaces = this.#places.map(spaceId);
    return {
      ...{ plan, kinds: this.#kinds, tiles: this.#tiles, doors: this.#doors },
      spaces,
      cells: new Map(spaces.map((space, cell) => [space, cell])),
      ofKind: placesByThing(this.#kinds),
      passable: Uint8Array.from(this.#kinds, (kind) => Number(passable.has(kind))),
    };
  }

  /** What stands on the east or the south of a square; where nothing is known, the edge of a tile. */
  #standing([x, y]: Place, side: 'east' | 'south'): Edge | null {
    const edge = this.#edges.get(between([x, y], outside([x, y], side)));
    if (edge === undefined || edge === 'wall') return 'wall';
    return edge === null ? null : this.#doors.push(`${x},${y},${side}`) - 1;
  }
}

/** The square beyond a side of a square. */
const outside = ([x, y]: Place, side: Side): Place => [x + beyond[side][0], y + beyond[side][1]];

/** Two squares that touch, whichever is named first. */
function between([ax, ay]: Place, [bx, by]: Place): string {
  return ax < bx || ay < by ? `${ax},${ay} ${bx},${by}` : `${bx},${by} ${ax},${ay}`;
}
