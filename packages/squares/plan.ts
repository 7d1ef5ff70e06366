import { directions, type Place } from './place.ts';

/** What stands on the edge between two squares: a wall, or a door by its number. */
export type Edge = 'wall' | number;

export type PlanOf = {
  readonly squares: readonly Place[];
  /** What stands between a square and its neighbour to the east, and to the south; `null`: nothing. */
  east(place: Place): Edge | null;
  south(place: Place): Edge | null;
};

/** Which doors are shut, by number. */
export type Shut = (door: number) => boolean;

export const doorsOpen: Shut = () => false;

const nothing = -1;
const wall = -2;

/**
 * A fixed set of squares, each known by its index, its cell, with walls and doors on their edges. The plan never
 * changes: which doors are shut is told with each question, and beyond its squares everything is wall.
 */
export class Plan {
  readonly size: number;
  readonly places: readonly Place[];
  readonly #xs: Int16Array;
  readonly #ys: Int16Array;
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #cells: Int16Array;
  /** For each cell the edges to its north, east, south and west: nothing, a wall, or the number of a door. */
  readonly #edges: Int16Array;
  /** For each cell the cells next to it in the eight directions with all doors open; -1 where the way is barred. */
  readonly #ways: Int16Array;
  /** For each of these ways 1 where a door could bar it. */
  readonly #hasDoor: Uint8Array;
  /** The ways that a door could bar, by their numbers. */
  readonly #doorWays: readonly number[];

  constructor({ squares, east, south }: PlanOf) {
    this.size = squares.length;
    this.places = squares;
    this.#xs = Int16Array.from(squares, ([x]) => x);
    this.#ys = Int16Array.from(squares, ([, y]) => y);
    this.#left = Math.min(0, ...this.#xs);
    this.#top = Math.min(0, ...this.#ys);
    this.#width = Math.max(0, ...this.#xs) - this.#left + 1;
    const height = Math.max(0, ...this.#ys) - this.#top + 1;
    this.#cells = new Int16Array(this.#width * height).fill(-1);
    squares.forEach(([x, y], cell) => {
      this.#cells[(y - this.#top) * this.#width + x - this.#left] = cell;
    });
    this.#edges = new Int16Array(4 * this.size).fill(wall);
    squares.forEach((place, cell) => {
      this.#set(cell, 1, east(place));
      this.#set(cell, 2, south(place));
    });
    this.#ways = Int16Array.from({ length: 8 * this.size }, (_, way) =>
      this.#next(way >> 3, way & 7, doorsOpen),
    );
    this.#hasDoor = Uint8Array.from(this.#ways, (open, way) =>
      Number(open >= 0 && this.#next(way >> 3, way & 7, () => true) < 0),
    );
    this.#doorWays = [...this.#ways.keys()].filter((way) => this.#hasDoor[way] === 1);
  }

  #set(cell: number, side: 1 | 2, edge: Edge | null): void {
    const beyond = this.#beyond(cell, side);
    if (beyond < 0) return;
    const code = edge === null ? nothing : edge === 'wall' ? wall : edge;
    this.#edges[4 * cell + side] = code;
    this.#edges[4 * beyond + ((side + 2) & 3)] = code;
  }

  /** The cell at a place; -1 if there is none. */
  cellAt(x: number, y: number): number {
    const column = x - this.#left;
    if (column < 0 || column >= this.#width || y < this.#top) return -1;
    return this.#cells[(y - this.#top) * this.#width + column] ?? -1;
  }

  place(cell: number): Place {
    const place = this.places[cell];
    if (place === undefined) throw new Error(`A plan of ${this.size} squares has no cell ${cell}`);
    return place;
  }

  /** The cell in a direction, whatever stands between; -1 if there is none. */
  #beyond(cell: number, direction: number): number {
    const [dx, dy] = directions[direction] ?? [0, 0];
    return this.cellAt((this.#xs[cell] ?? 0) + dx, (this.#ys[cell] ?? 0) + dy);
  }

  /** Whether a wall or a shut door stands on an edge of a cell; its sides are numbered as the first four directions. */
  isBarred(cell: number, side: number, shut: Shut): boolean {
    const edge = this.#edges[4 * cell + side] ?? wall;
    return edge === wall || (edge >= 0 && shut(edge));
  }

  /** The door on an edge of a cell; -1 if there is none. */
  doorAt(cell: number, side: number): number {
    return Math.max(-1, this.#edges[4 * cell + side] ?? wall);
  }

  /**
   * The cell next to a cell in a direction, diagonals too; -1 if the way is barred. A diagonal is barred when both ways
   * around its corner are.
   */
  next(cell: number, direction: number, shut: Shut): number {
    const way = 8 * cell + direction;
    return this.#hasDoor[way] === 1 ? this.#next(cell, direction, shut) : (this.#ways[way] ?? -1);
  }

  /** For each cell the cells next to it in the eight directions, one cell after the other; -1 where the way is barred. */
  waysWith(shut: Shut): Int16Array {
    if (shut === doorsOpen) return this.#ways;
    const ways = this.#ways.slice();
    for (const way of this.#doorWays) ways[way] = this.#next(way >> 3, way & 7, shut);
    return ways;
  }

  /** The same by what stands on the edges. */
  #next(cell: number, direction: number, shut: Shut): number {
    const beyond = this.#beyond(cell, direction);
    if (beyond < 0) return -1;
    if (direction < 4) return this.isBarred(cell, direction, shut) ? -1 : beyond;
    const [dx, dy] = directions[direction] ?? [0, 0];
    const [across, along] = [dx > 0 ? 1 : 3, dy > 0 ? 2 : 0];
    const isOpen = this.#leads(cell, across, along, shut) || this.#leads(cell, along, across, shut);
    return isOpen ? beyond : -1;
  }

  /** Whether two steps, first to one side and then to another, meet no wall and no shut door. */
  #leads(cell: number, first: number, second: number, shut: Shut): boolean {
    if (this.isBarred(cell, first, shut)) return false;
    const middle = this.#beyond(cell, first);
    return middle >= 0 && !this.isBarred(middle, second, shut);
  }

  /** Whether two cells touch, at a corner too, and nothing bars the way. */
  areAdjacent(one: number, other: number, shut: Shut): boolean {
    if (this.#columns(one, other) > 1 || this.#rows(one, other) > 1) return false;
    for (let direction = 0; direction < 8; direction++)
      if (this.next(one, direction, shut) === other) return other >= 0;
    return false;
  }

  #columns(one: number, other: number): number {
    return Math.abs((this.#xs[one] ?? 0) - (this.#xs[other] ?? 0));
  }

  #rows(one: number, other: number): number {
    return Math.abs((this.#ys[one] ?? 0) - (this.#ys[other] ?? 0));
  }
}
