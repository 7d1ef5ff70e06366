import type { Seat } from './seat.ts';

/**
 * How often a question of each seat was taken away: with its answer, or because another seat had decided. It keeps
 * decisions that are asked again apart from those asked before.
 */
export class TakenBack {
  readonly #bySeat: Map<Seat, number>;

  constructor(bySeat: ReadonlyMap<Seat, number> = new Map()) {
    this.#bySeat = new Map(bySeat);
  }

  get bySeat(): ReadonlyMap<Seat, number> {
    return this.#bySeat;
  }

  /** The name of the decision that a seat is asked for after so many answers. */
  decision(seat: Seat, answered: number): string {
    return `${seat}/${answered}/${this.#bySeat.get(seat) ?? 0}`;
  }

  /** These seats' answers or questions are gone: what they are asked from now on is another decision. */
  count(seats: readonly Seat[]): void {
    for (const seat of new Set(seats)) this.#bySeat.set(seat, (this.#bySeat.get(seat) ?? 0) + 1);
  }
}
