import type { Kinds } from './game.ts';
import type { Base } from './run.ts';

/** A base, how much had been told by then, and which answers could still be taken back. */
export type Mark<K extends Kinds> = {
  readonly base: Base<K>;
  readonly told: number;
  readonly unsealed: readonly number[];
};

/** How many bases are kept: undo reaches this far back without running the match from its start. */
const marksKept = 3;

/** The newest bases of a match, from which it can be run again. */
export class Marks<K extends Kinds> {
  readonly #marks: Mark<K>[];

  constructor(marks: readonly Mark<K>[] = []) {
    this.#marks = [...marks];
  }

  get newest(): Mark<K> | undefined {
    return this.#marks.at(-1);
  }

  add(mark: Mark<K>): void {
    this.#marks.push(mark);
    if (this.#marks.length > marksKept) this.#marks.shift();
  }

  /** The newest base at or before so many answers; those behind it are forgotten. */
  backTo(answered: number): Mark<K> | undefined {
    while ((this.newest?.base.answered ?? 0) > answered) this.#marks.pop();
    return this.newest;
  }

  copy(): Marks<K> {
    return new Marks(this.#marks);
  }
}
