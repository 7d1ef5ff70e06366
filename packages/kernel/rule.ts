import type { Seat } from './seat.ts';

/** What a client needs to word a prompt: ids, numbers and flags, no sentences. */
export type About = {
  readonly [key: string]: string | number | boolean | null | readonly string[] | readonly number[];
};

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
};

/** Several seats' rules that go on side by side until all have ended. */
export type Together = { readonly is: 'together'; readonly parts: readonly Part<unknown>[] };

/** One seat's part of a `together`. */
export type Part<T> = { readonly seat: Seat; readonly rule: Rule<T> };

/**
 * A rule that can ask: a generator that changes the state in place and is given the answers to what it yields.
 * Only the functions of this file yield; a game's rules call each other, and these, with `yield*`.
 */
export type Rule<T = void> = Generator<Question | Together, T, unknown>;

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

/** What every question says of itself. */
export type Asking = {
  readonly seat: Seat;
  readonly rule: string;
  readonly about?: () => About;
  readonly secret?: true;
};

/** The options: a list when they are at hand, or a function when they are long to find or not everybody may know them. */
export type From<Id extends string> = readonly Id[] | (() => readonly Id[]);

/** Asks a seat to pick one. A list of one is not a question: its only item is the answer, and nobody is asked. */
export function* choose<Id extends string>(
  name: string,
  asking: Asking & { readonly from: From<Id> },
): Rule<Id> {
  const { from } = asking;
  if (typeof from !== 'function' && from.length === 1 && asking.secret === undefined) return from[0] as Id; // its length was just seen
  const [picked] = (yield question(name, asking, from, { min: 1, max: 1, valid: null })) as readonly Id[]; // admitted answers are options
  return picked as Id; // exactly one was admitted
}

/** How many to pick, and which picks go together. */
export type Several<Id extends string> = {
  readonly from: From<Id>;
  readonly min: number;
  readonly max: number;
  readonly valid?: (picked: readonly Id[]) => boolean;
};

/**
 * Asks a seat to pick several; they come back in the order of the options, whatever the order they were picked
 * in. A list that must be taken whole is not a question, and nobody is asked.
 */
export function* chooseSome<Id extends string>(
  name: string,
  asking: Asking & Several<Id>,
): Rule<readonly Id[]> {
  const { from, min, max, valid = null } = asking;
  if (typeof from !== 'function' && from.length === min && asking.secret === undefined) return from;
  const several = { min, max, valid: valid as Question['valid'] }; // it is only ever given admitted options
  return (yield question(name, asking, from, several)) as readonly Id[]; // admitted answers are options
}

/** Asks a seat to say yes or no. */
export function* confirm(name: string, asking: Asking): Rule<boolean> {
  return (yield* choose(name, { ...asking, from: yesOrNo })) === 'yes';
}

const yesOrNo = ['yes', 'no'] as const;

/** Lets several seats decide at once, in any order, each going on with its own part; ends when all parts have. */
export function* together<T>(parts: readonly Part<T>[]): Rule<ReadonlyMap<Seat, T>> {
  if (parts.length === 0) return new Map();
  return (yield { is: 'together', parts }) as ReadonlyMap<Seat, T>; // the kernel answers with the parts' results
}

function question<Id extends string>(
  name: string,
  asking: Asking,
  from: From<Id>,
  pick: Pick<Question, 'min' | 'max' | 'valid'>,
): Question {
  return {
    is: 'question',
    name,
    seat: asking.seat,
    rule: asking.rule,
    from: typeof from === 'function' ? from : () => from,
    min: pick.min,
    max: pick.max,
    valid: pick.valid,
    about: asking.about ?? null,
    secret: asking.secret === true,
  };
}
