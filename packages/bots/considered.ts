/** An answer that a bot has considered, and what it found: the numbers behind its choice, for a hint. */
export type Considered = {
  readonly picked: readonly string[];
  /** In how many imagined matches it was tried. */
  readonly visits: number;
  /** How well the seat stood after it on average, from 0 (lost) to 1 (won). */
  readonly worth: number;
};

/** What was picked in the first of them. */
export function firstPicked([first]: readonly Considered[]): readonly string[] {
  if (first === undefined) throw new Error('nothing was considered');
  return first.picked;
}
