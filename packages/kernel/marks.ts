import type { Answers } from './answers.ts';
import type { First } from './first.ts';
import type { Kinds } from './game.ts';
import type { Base } from './run.ts';

/** Where a match stood: how many answers had been given, how much told, and which answers could still be taken back. */
type Place = { readonly answered: number; readonly told: number; readonly unsealed: readonly number[] };

/** A base, and where the match stood. */
export type Mark<K extends Kinds> = Place & { readonly base: Base<K> };

/** A base that was not copied: which of those that came after the newest mark it is. */
type Passed = Place & { readonly nth: number };

/** How many bases are kept: undo reaches this far back without running the match from its start. */
const marksKept = 3;

/**
 * A base is copied after so many answers: after fewer in a match that has been gone back in, for that will happen again.
 * One between is found by running them again, should somebody want it.
 */
const answersBetween = { unvisited: 256, visited: 16 } as const;

/** The newest bases of a match, from which it can be run again. */
export class Marks<K extends Kinds> {
  readonly #marks: Mark<K>[];
  /** The newest base, if it was not copied. */
  #passed: Passed | null = null;
  /** How many answers lie between two bases that are copied. */
  #between: number;

  constructor(marks: readonly Mark<K>[] = [], between: number = answersBetween.unvisited) {
    this.#marks = [...marks];
    this.#between = between;
  }

  /** The match comes by a base. */
  pass(base: () => Base<K>, { answered, told, unsealed }: Place): void {
    const last = this.#marks.at(-1)?.answered ?? 0;
    if (answered - last >= this.#between) this.#add({ base: base(), answered, told, unsealed });
    else this.#passed = { nth: (this.#passed?.nth ?? 0) + 1, answered, told, unsealed };
  }

  #add(mark: Mark<K>): void {
    this.#passed = null;
    this.#marks.push(mark);
    if (this.#marks.length > marksKept) this.#marks.shift();
  }

  /**
   * The newest base. If it was passed by, it is copied now, by a run of its own from the one before, or from the
   * beginning.
   */
  newest(first: First<K>, answers: Answers): Mark<K> | undefined {
    this.#between = answersBetween.visited;
    const last = this.#marks.at(-1);
    const passed = this.#passed;
    if (passed === null) return last;
    let left = passed.nth;
    const based = (base: () => Base<K>): void => {
      left--;
      if (left === 0) this.#add({ ...passed, base: base() });
    };
    const run = first.run(last?.base, { based, told: () => {}, revealed: () => {} });
    run.advance();
    for (const { seat, picked } of answers.since(last?.answered ?? 0)) {
      const lane = run.lanes.of(seat);
      if (left === 0 || lane === undefined) break;
      run.give(lane, picked);
      run.advance();
    }
    return this.#marks.at(-1);
  }

  /** The newest copied base at or before so many answers; those behind it are forgotten. */
  backTo(answered: number): Mark<K> | undefined {
    while ((this.#marks.at(-1)?.answered ?? 0) > answered) this.#marks.pop();
    this.#passed = null;
    this.#between = answersBetween.visited;
    return this.#marks.at(-1);
  }

  /** The same bases but for one that was passed by. */
  copy(): Marks<K> {
    return new Marks(this.#marks, this.#between);
  }
}
