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

/** A base that a match comes by: made if it is wanted; `isNear`: the one before stands for it as the state at rest. */
type Coming<K extends Kinds> = { readonly base: () => Base<K>; readonly isNear: boolean };

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
  /** The newest state at rest, if it was not copied. */
  #passed: Passed | null = null;
  /** The newest base, if another stands for it. */
  #near: Passed | null = null;
  /** The same, copied. */
  #nearest: Mark<K> | null = null;
  /** How many answers lie between two bases that are copied. */
  #between: number = answersBetween.unvisited;

  constructor(marks: readonly Mark<K>[] = []) {
    this.#marks = [...marks];
  }

  /** The match comes by a base. */
  pass({ base, isNear }: Coming<K>, place: Place): void {
    this.#nearest = null;
    if (isNear) this.#near = { ...place, nth: (this.#near?.nth ?? 0) + 1 };
    else this.#rest(base, place);
  }

  #rest(base: () => Base<K>, place: Place): void {
    this.#near = null;
    const last = this.#marks.at(-1)?.answered ?? 0;
    if (place.answered - last >= this.#between) this.#add({ ...place, base: base() });
    else this.#passed = { ...place, nth: (this.#passed?.nth ?? 0) + 1 };
  }

  #add(mark: Mark<K>): void {
    this.#passed = null;
    this.#marks.push(mark);
    if (this.#marks.length > marksKept) this.#marks.shift();
  }

  /** The newest state at rest. If it was passed by, it is copied now. */
  newest(first: First<K>, answers: Answers): Mark<K> | undefined {
    this.#between = answersBetween.visited;
    const passed = this.#passed;
    if (passed !== null) {
      const wanted = { from: this.#marks.at(-1)?.base, areNear: false, nth: passed.nth };
      this.#add({ ...passed, base: baseOnTheWay(first, answers, wanted) });
    }
    return this.#marks.at(-1);
  }

  /** The newest base of all: to run again from it takes the fewest steps. */
  nearest(first: First<K>, answers: Answers): Mark<K> | undefined {
    const newest = this.newest(first, answers);
    const near = this.#near;
    if (near === null) return newest;
    this.#nearest ??= {
      ...near,
      base: baseOnTheWay(first, answers, { from: newest?.base, areNear: true, nth: near.nth }),
    };
    return this.#nearest;
  }

  /** The newest copied base at or before so many answers; those behind it are forgotten. */
  backTo(answered: number): Mark<K> | undefined {
    while ((this.#marks.at(-1)?.answered ?? 0) > answered) this.#marks.pop();
    this.#passed = null;
    this.#near = null;
    this.#nearest = null;
    this.#between = answersBetween.visited;
    return this.#marks.at(-1);
  }

  /** The same bases but for a state at rest that was passed by. */
  copy(): Marks<K> {
    const copy = new Marks(this.#marks);
    copy.#near = this.#near;
    copy.#nearest = this.#nearest;
    copy.#between = this.#between;
    return copy;
  }
}

/** Which base is wanted: the n-th on the way from another, or from the beginning, counting only those that are near or the others. */
type Wanted<K extends Kinds> = {
  readonly from: Base<K> | undefined;
  readonly areNear: boolean;
  readonly nth: number;
};

/** A base that a match has come by, copied by a run of its own. */
function baseOnTheWay<K extends Kinds>(
  first: First<K>,
  answers: Answers,
  { from, areNear, nth }: Wanted<K>,
): Base<K> {
  const found: Base<K>[] = [];
  let passed = 0;
  const based = (base: () => Base<K>, isNear: boolean): void => {
    if (isNear === areNear) passed++;
    if (isNear === areNear && passed === nth) found.push(base());
  };
  const run = first.run(from, { based, told: () => {}, revealed: () => {} });
  run.advance();
  for (const { seat, picked } of answers.since(from?.answered ?? 0)) {
    const lane = run.lanes.of(seat);
    if (found.length > 0 || lane === undefined) break;
    run.give(lane, picked);
    run.advance();
  }
  const [base] = found;
  if (base === undefined) throw new Error('a match does not come by its own bases again');
  return base;
}
