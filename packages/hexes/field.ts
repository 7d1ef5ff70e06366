import { type Axial, directions, distance, type HexId, hexId } from './axial.ts';
import { distancesFrom, unreachable } from './range.ts';
import { Sight } from './sight.ts';

export type FieldPlan = {
  /** Every place that can be stood on or crossed. All others are wall, closed doors too. */
  readonly cells: readonly Axial[];
  /** Pairs of neighbours with a wall on the line between them. */
  readonly walls?: readonly (readonly [Axial, Axial])[];
  /** Whether neighbours without a wall between them always see each other, whatever their corners touch. */
  readonly adjacentSee?: boolean;
};

/**
 * A fixed set of hexes, each known by its index in the plan, its cell. It never changes: when a door opens, a new
 * field is made. What is worked out about distances and sight is therefore kept.
 */
export class Field {
  readonly size: number;
  readonly ids: readonly HexId[];
  readonly qs: Int16Array;
  readonly rs: Int16Array;
  /** Six cells for each cell, by direction; -1 where a wall is. */
  readonly neighbours: Int16Array;
  readonly #grid: Grid;
  readonly #byId = new Map<string, number>();
  readonly #ranges: (Uint8Array | undefined)[];
  readonly #sight: Sight;

  constructor({ cells, walls = [], adjacentSee = true }: FieldPlan) {
    this.size = cells.length;
    this.ids = cells.map(hexId);
    this.ids.forEach((id, cell) => {
      this.#byId.set(id, cell);
    });
    if (this.#byId.size < cells.length) throw new Error('A field names a place twice');
    this.qs = Int16Array.from(cells, ([q]) => q);
    this.rs = Int16Array.from(cells, ([, r]) => r);
    this.#grid = gridOf(cells);
    this.neighbours = this.#joined(walls);
    this.#ranges = Array.from({ length: this.size });
    this.#sight = new Sight({ qs: this.qs, rs: this.rs, neighbours: this.neighbours }, adjacentSee);
  }

  /** The cell with a name; -1 if that place is wall. */
  cell(id: string): number {
    return this.#byId.get(id) ?? -1;
  }

  /** The cell at a place; -1 if that place is wall. */
  cellAt(q: number, r: number): number {
    const { left, top, width, height, cells } = this.#grid;
    const [column, row] = [q - left, r - top];
    if (column < 0 || row < 0 || column >= width || row >= height) return -1;
    return cells[row * width + column] ?? -1;
  }

  /** The name of a cell. */
  id(cell: number): HexId {
    const id = this.ids[cell];
    if (id === undefined) throw new Error(`A field of ${this.size} cells has no cell ${cell}`);
    return id;
  }

  place(cell: number): Axial {
    return [this.qs[cell] ?? 0, this.rs[cell] ?? 0];
  }

  /** The cells next to a cell, without those behind a wall. */
  around(cell: number): readonly number[] {
    return [...this.neighbours.subarray(6 * cell, 6 * cell + 6)].filter((next) => next >= 0);
  }

  /** Steps from a cell to every other around walls; `unreachable` where no way leads. Not to be written to. */
  rangesFrom(cell: number): Uint8Array {
    const known = this.#ranges[cell];
    if (known !== undefined) return known;
    const ranges = distancesFrom(this.neighbours, cell);
    this.#ranges[cell] = ranges;
    return ranges;
  }

  /** Steps between two cells around walls. */
  range(from: number, to: number): number {
    return this.rangesFrom(from)[to] ?? unreachable;
  }

  /** Whether one cell is seen from another. The same in both directions. */
  sees(from: number, to: number): boolean {
    return this.#sight.sees(from, to);
  }

  #joined(walls: readonly (readonly [Axial, Axial])[]): Int16Array {
    const neighbours = new Int16Array(6 * this.size);
    for (let cell = 0; cell < this.size; cell++) {
      directions.forEach(([dq, dr], k) => {
        neighbours[6 * cell + k] = this.cellAt((this.qs[cell] ?? 0) + dq, (this.rs[cell] ?? 0) + dr);
      });
    }
    for (const [one, other] of walls) {
      if (distance(one, other) !== 1) throw new Error(`No wall fits between ${one} and ${other}`);
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const cell = this.cellAt(from[0], from[1]);
        const direction = directions.findIndex(
          ([dq, dr]) => from[0] + dq === to[0] && from[1] + dr === to[1],
        );
        if (cell >= 0) neighbours[6 * cell + direction] = -1;
      }
    }
    return neighbours;
  }
}

/** The cells by their places, in the smallest rhombus that holds them. */
type Grid = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Int16Array;
};

function gridOf(places: readonly Axial[]): Grid {
  const [qs, rs] = [places.map(([q]) => q), places.map(([, r]) => r)];
  const [left, top] = [Math.min(0, ...qs), Math.min(0, ...rs)];
  const [width, height] = [Math.max(0, ...qs) - left + 1, Math.max(0, ...rs) - top + 1];
  const cells = new Int16Array(width * height).fill(-1);
  places.forEach(([q, r], cell) => {
    cells[(r - top) * width + q - left] = cell;
  });
  return { left, top, width, height, cells };
}
