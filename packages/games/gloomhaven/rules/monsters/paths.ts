import type { Field } from '@tavolo/hexes';
import { type Journey, negative } from './journey.ts';

/** The worth of a path that does not exist: more than any other, and still small enough to be added to. */
export const noPath = 2 ** 29;

/** Entering a cell adds 1 or 2 points, and a negative hex or none. */
const lanes = 4;

/**
 * The best paths over a field from one cell to all others, with room to find them again and again. They are found one
 * by one, as far as somebody asks. What a step adds depends on the cell entered alone. So a cell's worth is final when
 * the first of its neighbours is settled, and the cells that wait to be settled stand in four lanes, one for each thing
 * that a step can add, each in the order of worth by itself.
 */
export class Paths {
  /** For each cell the worth of the best path to it, or `noPath`; known of the settled and of their neighbours. */
  readonly worths: Int32Array;
  /** The settled cells, the best path first. */
  readonly order: Int16Array;
  #settled = 0;
  readonly #neighbours: Int16Array;
  readonly #waiting: Int16Array;
  readonly #heads = new Int32Array(lanes);
  readonly #tails = new Int32Array(lanes);
  /** How many cells wait in other lanes than the first. */
  #aside = 0;
  #cells: Uint8Array = new Uint8Array(0);
  #entering: Int16Array = new Int16Array(0);

  constructor({ size, neighbours }: Field) {
    this.#neighbours = neighbours;
    this.worths = new Int32Array(size);
    this.order = new Int16Array(size);
    this.#waiting = new Int16Array(lanes * size);
  }

  /** Begins anew at a cell, whose own worth is given: nothing if the paths begin there. */
  begin(cells: Uint8Array, journey: Journey, from: number, worth = 0): void {
    this.#cells = cells;
    this.#entering = journey.entering;
    this.worths.fill(noPath);
    for (let lane = 0; lane < lanes; lane++) {
      this.#heads[lane] = lane * this.order.length;
      this.#tails[lane] = lane * this.order.length;
    }
    this.#aside = 0;
    this.#settled = 0;
    this.worths[from] = worth;
    this.#settle(from);
  }

  /** Whether there is an n-th best cell; settles it if need be. To be asked in order. */
  has(n: number): boolean {
    if (n < this.#settled) return true;
    const lane = this.#aside === 0 ? 0 : this.#bestLane();
    const head = this.#heads[lane] ?? 0;
    if (head === this.#tails[lane]) return false;
    this.#heads[lane] = head + 1;
    if (lane !== 0) this.#aside--;
    this.#settle(this.#waiting[head] ?? 0);
    return true;
  }

  /** Settles every cell that a path leads to; gives how many they are. */
  finish(): number {
    while (this.has(this.#settled));
    return this.#settled;
  }

  /** Takes a cell into the order, and lets the neighbours wait that no path led to before. */
  #settle(cell: number): void {
    const { worths } = this;
    this.order[this.#settled++] = cell;
    const worth = worths[cell] ?? noPath;
    for (let k = 6 * cell; k < 6 * cell + 6; k++) {
      const next = this.#neighbours[k] ?? -1;
      if (next < 0 || worths[next] !== noPath) continue;
      const added = this.#entering[this.#cells[next] ?? 0] ?? 0;
      if (added === 0) continue;
      worths[next] = worth + added;
      this.#wait(next, ((added & 1) ^ 1) | (added > negative ? 2 : 0));
    }
  }

  #wait(cell: number, lane: number): void {
    const tail = this.#tails[lane] ?? 0;
    this.#waiting[tail] = cell;
    this.#tails[lane] = tail + 1;
    if (lane !== 0) this.#aside++;
  }

  /** The lane whose first cell has the best path. */
  #bestLane(): number {
    let [best, least] = [0, noPath];
    for (let lane = 0; lane < lanes; lane++) {
      const head = this.#heads[lane] ?? 0;
      if (head === this.#tails[lane]) continue;
      const worth = this.worths[this.#waiting[head] ?? 0] ?? noPath;
      if (worth >= least) continue;
      [best, least] = [lane, worth];
    }
    return best;
  }
}
