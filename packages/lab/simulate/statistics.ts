/** A share between its bounds. */
export type Interval = { readonly low: number; readonly high: number };

/** The normal distribution holds 95 % of its mass within so many standard deviations. */
const z95 = 1.959963984540054;

/**
 * Wilson's score interval for a share that was seen `successes` times in `trials`, at 95 %: unlike the usual
 * formula it holds for few trials and for shares near 0 and 1.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = z95 * z95;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const reach =
    (z95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Whole numbers added up so that any order of adding gives the same. */
export type Sum = { count: number; total: number; squares: number };

export const noSum = (): Sum => ({ count: 0, total: 0, squares: 0 });

export function addTo(sum: Sum, value: number): void {
  sum.count++;
  sum.total += value;
  sum.squares += value * value;
}

export function mergeInto(sum: Sum, other: Sum): void {
  sum.count += other.count;
  sum.total += other.total;
  sum.squares += other.squares;
}

export const meanOf = ({ count, total }: Sum): number => (count === 0 ? 0 : total / count);

/** Half the width of the 95 % confidence interval of the mean. */
export function marginOf({ count, total, squares }: Sum): number {
  if (count < 2) return 0;
  const variance = Math.max(0, (squares - (total * total) / count) / (count - 1));
  return z95 * Math.sqrt(variance / count);
}

/** How often each value was seen. */
export type Seen = { readonly value: number; readonly count: number };

/** The least value that at least such a share of all that was seen does not exceed; `null`: nothing was seen. */
export function quantile(seen: readonly Seen[], share: number): number | null {
  const sorted = seen.toSorted((one, other) => one.value - other.value);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed >= share * all) return value;
  }
  return null;
}

/** The median, and the values between which the middle 80 % lie; `null`: nothing was seen. */
export function spreadOf(
  seen: readonly Seen[],
): { readonly low: number; readonly middle: number; readonly high: number } | null {
  const [low, middle, high] = [quantile(seen, 0.1), quantile(seen, 0.5), quantile(seen, 0.9)];
  return low === null || middle === null || high === null ? null : { low, middle, high };
}
