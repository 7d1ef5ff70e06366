import type { ToldLine } from '@tavolo/protocol';
import type { Weight } from '../../games/weights.ts';

/** What somebody has missed. */
export type Missed = {
  /** The place in the log where it begins. */
  readonly from: number;
  /** What of it weighs most, in the order it happened. */
  readonly lines: readonly ToldLine[];
  /** How many lines of the log there are besides. */
  readonly more: number;
};

/** What is to be known of a line, for somebody. */
export type Weighed = {
  readonly weight: Weight;
  /** Whether somebody's turn begins with it. */
  readonly beginsTurn: boolean;
};

/** No more is said at a glance. */
const most = 3;

type Looked = {
  /** How many lines they knew when they last answered. */
  readonly knew: number;
  readonly wasAway: boolean;
};

/**
 * What is worth telling somebody who is asked again; `null`: nothing. Whoever watched all the time has just seen what their
 * own answers led to: they need telling only of what came with the next turn, if some of it matters, and of what has upset
 * their plans.
 */
export function missedOf(
  told: readonly ToldLine[],
  { knew, wasAway }: Looked,
  weigh: (line: ToldLine) => Weighed,
): Missed | null {
  const since = told.slice(knew).map((line) => ({ line, ...weigh(line) }));
  const unseen = since.findIndex(({ beginsTurn, weight }) => beginsTurn || weight === 4);
  if (!wasAway && unseen < 0) return null;
  const lines = wasAway ? since : since.slice(unseen);
  const least = wasAway ? 1 : 2;
  if (!lines.some(({ weight }) => weight >= least)) return null;
  // Sorting keeps the order of equals, so of those that weigh the same the newest come first.
  const best = lines
    .filter(({ weight }) => weight > 0)
    .reverse()
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most);
  return {
    from: told.length - lines.length,
    lines: lines.filter((line) => best.includes(line)).map(({ line }) => line),
    more: lines.length - best.length,
  };
}
