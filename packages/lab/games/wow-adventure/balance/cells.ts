import { type Seen, spreadOf } from '../../../simulate/statistics.ts';
import type { ThingSummary } from '../../../simulate/summary.ts';

export const decimal = (value: number, digits = 2): string => value.toFixed(digits);

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** A share of wins with its interval. */
export function winsOf(thing: ThingSummary | undefined): string {
  if (thing === undefined) return '–';
  const { low, high } = thing.interval;
  const share = thing.values.at(-1)?.mean ?? 0;
  return `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)})`;
}

/** A table: what is in its first column reads from the left, numbers from the right. */
export const rowsOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map((_, place) => (place === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** The median, and between which values the middle 80 % lie. */
export function spreadText(seen: readonly Seen[]): string {
  const spread = spreadOf(seen);
  return spread === null ? '–' : `${spread.middle} (${spread.low} – ${spread.high})`;
}
