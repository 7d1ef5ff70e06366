import type { Finding } from './side-by-side.ts';

/** One line of the benchmark: what is measured, against what, and what we promise. */
export type Measure = {
  readonly name: string;
  readonly against: string;
  /** The promise, in words and as a test of the finding. */
  readonly target: string;
  readonly isMet: (finding: Finding) => boolean;
  readonly run: () => Finding | Promise<Finding>;
};
