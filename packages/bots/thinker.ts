import type { Considered } from './considered.ts';

/** How long to think: so many imagined matches, or less if the caller, who has the clock, says stop. */
export type Budget = { readonly iterations: number; readonly keepGoing?: () => boolean };

/** Thinking about one question, for as long as one likes. */
export interface Thinker {
  /** How many matches have been imagined. */
  readonly iterations: number;
  /** Whether there is only one answer, so that no thought can change it. */
  readonly isSettled: boolean;
  /** The answers that were tried, the best first. */
  readonly considered: readonly Considered[];
  /** Thinks for a budget, but for one iteration at least. */
  think(budget: Budget): void;
  /** The answer to give, as far as was thought. There is always one. */
  best(): readonly string[];
}
