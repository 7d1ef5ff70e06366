import type { Plan, Shut } from './plan.ts';

/** What is in the way of a line. */
export type Barred = {
  readonly shut: Shut;
  /** Whether nothing is seen through a cell, nor past its corner. */
  isSolid(cell: number): boolean;
  /** Whether a line ends at a cell that it enters; one that only touches its corner goes on. */
  stops(cell: number): boolean;
};

/**
 * Whether the straight line between the middles of two cells is free. The same in both directions; the first and the
 * last cell never bar it.
 */
export function sees(plan: Plan, from: number, to: number, barred: Barred): boolean {
  if (from === to) return true;
  const line = new Line(plan, from, to, barred);
  for (let cell = line.next(); cell !== to; cell = line.next())
    if (cell < 0 || barred.isSolid(cell) || barred.stops(cell)) return false;
  return true;
}

/**
 * A line from middle to middle, square by square, in whole numbers: after i columns and j rows it crosses a column's
 * edge next if (2i + 1) · rows < (2j + 1) · columns, a row's edge if it is greater, and a corner if both are the same.
 */
class Line {
  readonly #plan: Plan;
  readonly #barred: Barred;
  readonly #columns: number;
  readonly #rows: number;
  /** The sides on which it leaves a square for the next column, and for the next row. */
  readonly #across: number;
  readonly #along: number;
  #cell: number;
  #i = 0;
  #j = 0;

  constructor(plan: Plan, from: number, to: number, barred: Barred) {
    const [ax, ay] = plan.place(from);
    const [bx, by] = plan.place(to);
    this.#plan = plan;
    this.#barred = barred;
    [this.#columns, this.#rows] = [Math.abs(bx - ax), Math.abs(by - ay)];
    [this.#across, this.#along] = [bx > ax ? 1 : 3, by > ay ? 2 : 0];
    this.#cell = from;
  }

  /** The next cell it enters; -1 if something on an edge or around a corner bars it. */
  next(): number {
    const side = (2 * this.#i + 1) * this.#rows - (2 * this.#j + 1) * this.#columns;
    if (side <= 0) this.#i++;
    if (side >= 0) this.#j++;
    this.#cell =
      side === 0 ? this.#corner() : this.#beyond(this.#cell, side < 0 ? this.#across : this.#along);
    return this.#cell;
  }

  #beyond(cell: number, side: number): number {
    return this.#plan.next(cell, side, this.#barred.shut);
  }

  /** The cell diagonally beyond a corner: there are two ways around it. */
  #corner(): number {
    return Math.max(this.#around(this.#across, this.#along), this.#around(this.#along, this.#across));
  }

  #around(first: number, second: number): number {
    const middle = this.#beyond(this.#cell, first);
    return middle < 0 || this.#barred.isSolid(middle) ? -1 : this.#beyond(middle, second);
  }
}
