import type { About } from './questions.ts';
import type { Seat } from './seat.ts';

/** A decision that a rule waits for. */
export type Question = {
  readonly is: 'question';
  /** What is being decided, such as `card-to-lose`. */
  readonly name: string;
  readonly seat: Seat;
  /** The number of the rule that asks. */
  readonly rule: string;
  /** The ids that can be picked. Computed from the state when somebody looks, not before. */
  readonly from: () => readonly string[];
  readonly min: number;
  readonly max: number;
  /** Whether these picks may be made together; `null` when any may. */
  readonly valid: ((picked: readonly string[]) => boolean) | null;
  readonly about: (() => About) | null;
  /** Nobody else may know the options or the answer before the rule shows it. */
  readonly secret: boolean;
  /** It is asked also where there is only one answer: not to be asked would tell the others what a seat holds. */
  readonly evenIfForced: boolean;
};

/** Several seats' rules that go on side by side: until all have ended, or until the first has come to something. */
export type Together = {
  readonly is: 'together';
  readonly parts: readonly Part<unknown>[];
  readonly until: 'all' | 'first';
};

/** One seat's part of a `together`. */
export type Part<T> = { readonly seat: Seat; readonly rule: Rule<T> };

/** The match is over, here and now: whatever was going on is left as it is. */
type Over = { readonly is: 'over' };

/**
 * A rule that can ask: a generator that changes the state in place and is given the answers to what it yields.
 * Only `together`, `firstOf`, `endMatch` and what `askingFor` gives yield; a game's rules call each other, and these, with `yield*`.
 */
export type Rule<T = void> = Generator<Question | Together | Over, T, unknown>;

const ended: IteratorReturnResult<void> = { done: true, value: undefined };

/**
 * The rule that asks nothing and does nothing, for functions that find out at once that there is nothing to
 * ask: `yield* silence` costs next to nothing, where a generator would be made and thrown away.
 */
export const silence: Rule = {
  next: () => ended,
  return: () => ended,
  throw: (cause: unknown) => {
    throw cause;
  },
  [Symbol.iterator]: () => silence,
};

/** Lets several seats decide at once, in any order, each going on with its own part; ends when all parts have. */
export function* together<T>(parts: readonly Part<T>[]): Rule<ReadonlyMap<Seat, T>> {
  if (parts.length === 0) return new Map();
  return (yield { is: 'together', parts, until: 'all' }) as ReadonlyMap<Seat, T>; // the kernel answers with the parts' results
}

/**
 * Asks several seats at once and lets whoever answers first decide: the first part that comes to something is the
 * result, and nobody else is asked any more. A part that comes to `null` leaves it to the others; if all do, the result is
 * `null`. Parts must change nothing that another reads.
 */
export function* firstOf<T>(parts: readonly Part<T | null>[]): Rule<T | null> {
  if (parts.length === 0) return null;
  return (yield { is: 'together', parts, until: 'first' }) as T | null; // the kernel answers with the first part's result
}

/**
 * Ends the match in the middle of whatever is going on: no rule goes on after it, and nobody is asked any more. The
 * state must say that the match is over before, so that no step follows.
 */
export function* endMatch(): Rule<never> {
  yield { is: 'over' };
  throw new Error('a match went on after its end');
}
