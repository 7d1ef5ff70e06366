/** Every way in which the kernel says no. Each is a name that a client can show in its own words. */
export const refusals = [
  /** The answer is not of the form `{ seat, decision, picked }`. */
  'malformed',
  /** No such seat at this table. */
  'unknown-seat',
  /** The match has ended. */
  'match-over',
  /** This seat has nothing to decide now. */
  'not-your-turn',
  /** The answer is to an earlier question. */
  'stale',
  /** This very answer was taken before: it counts once. */
  'already-taken',
  /** Too few or too many things were picked. */
  'wrong-count',
  /** One thing was picked twice. */
  'picked-twice',
  /** Something was picked that is not offered. */
  'not-an-option',
  /** Each pick is offered, but not all of them together. */
  'invalid-selection',
  /** This seat has given no answer that could be taken back. */
  'nothing-to-undo',
  /** Cards were drawn, dice rolled or something was shown since. */
  'past-a-barrier',
  /** Somebody else has decided since, knowing the answer. */
  'others-have-decided',
  /** Not a record of a match. */
  'not-a-record',
  /** The record is of another game. */
  'another-game',
  /** The record comes from other rules and holds no snapshot that fits these. */
  'other-rules-version',
  /** The record's answers do not fit its questions: it was altered, or damaged. */
  'does-not-replay',
  /** The number of seats is not one the game can be played with, or a seat is named twice. */
  'bad-seats',
  /** The options of the table are not ones the game knows. */
  'bad-options',
  /** The sheet is not one that a match of this game hands on. */
  'bad-sheet',
] as const;

export type RefusalName = (typeof refusals)[number];

/** A refusal: its name, and for people who mend things a detail that is never needed to understand it. */
export type Refusal = { readonly refused: RefusalName; readonly detail?: string };

export const refuse = (refused: RefusalName, detail?: string): Refusal =>
  detail === undefined ? { refused } : { refused, detail };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
