import type { Considered } from '@tavolo/protocol';

/** What a hint comes to, as one person would tell another. */
export type Advice = {
  readonly best: readonly string[];
  /** What came out about as well, the most tried first. */
  readonly equals: readonly (readonly string[])[];
  /** Whether anything else was tried. */
  readonly isOnly: boolean;
  /** How many ways to go on were imagined. */
  readonly imagined: number;
};

/** Prospects that differ by less than this tell nobody anything. */
const telling = 0.02;

/** What is tried less often than in so many imagined games has not shown how well it does. */
const leastTried = 0.02;

/** How many are named beside the best. */
const named = 3;

/** What the bot's thoughts come to; `null`: it had none. */
export function adviceFrom(considered: readonly Considered[]): Advice | null {
  const [best, ...others] = considered;
  if (best === undefined) return null;
  const imagined = considered.reduce((sum, { visits }) => sum + visits, 0);
  const equals = others.filter(
    ({ visits, worth }) => worth > best.worth - telling && visits >= leastTried * imagined,
  );
  return {
    best: best.picked,
    equals: equals
      .toSorted((one, other) => other.visits - one.visits)
      .slice(0, named)
      .map(({ picked }) => picked),
    isOnly: others.length === 0,
    imagined,
  };
}
