/** Something that is done again and again; gives how many units of work one call has done. */
export type Work = () => number;

/** What one measurement found. `ratio` is how many times better ours is, round by round, in the middle. */
export type Finding = {
  readonly value: number;
  readonly unit: string;
  readonly baseline: number;
  readonly ratio: number;
  /** What the figure is made of, in words. */
  readonly note?: string;
};

/** How long and how often is measured. Both sides take turns, so that a slow moment of the machine hits both. */
const rounds = 7;
const milliseconds = 1000;

/** For so many milliseconds the processor is not asked how long it has worked, so that asking costs nothing. */
const slice = 10;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Units of work in a second of the processor: what else goes on on the machine takes none of it. */
function rate(work: Work): number {
  const before = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < milliseconds) {
    const until = performance.now() + slice;
    while (performance.now() < until) done += work();
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1000;
  }
  return (done / spent) * 1000;
}

/** Measures two rates in turns, after a round to warm up. */
export function compareRates(unit: string, ours: Work, theirs: Work): Finding {
  rate(ours);
  rate(theirs);
  const measured = Array.from({ length: rounds }, () => ({ ours: rate(ours), theirs: rate(theirs) }));
  return {
    value: median(measured.map((round) => round.ours)),
    unit,
    baseline: median(measured.map((round) => round.theirs)),
    ratio: median(measured.map((round) => round.ours / round.theirs)),
  };
}

/** Measures a rate beside one that is known. */
export function compareWithKnown(unit: string, ours: Work, known: number): Finding {
  rate(ours);
  const value = median(Array.from({ length: rounds }, () => rate(ours)));
  return { value, unit, baseline: known, ratio: value / known };
}
