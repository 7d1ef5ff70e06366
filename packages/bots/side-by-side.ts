/** Answers tried side by side: in the same imagined matches, with the same luck, so that they differ by themselves alone. */
import { type Kinds, thinkingChance } from '@tavolo/kernel';
import { keyOf } from './candidates.ts';
import type { Considered } from './considered.ts';
import { type Horizon, playOn, standing } from './play-on.ts';
import type { BotSight } from './sight.ts';

/** An answer, and how well the seat stood after it, match by match. */
export type Tried = { readonly picked: readonly string[]; readonly worths: readonly number[] };

/** The usual answer first, where there is one, and no answer twice. */
export function answersBeside(
  usual: readonly string[] | null,
  all: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (usual === null) return all;
  const key = keyOf(usual);
  return [usual, ...all.filter((picked) => keyOf(picked) !== key)];
}

/** How well the seat stands some time after an answer, in the match that a seed imagines. */
export function worthAfter<K extends Kinds>(
  sight: BotSight<K>,
  picked: readonly string[],
  seed: string,
  horizon: Horizon<K>,
): number {
  const chance = thinkingChance(seed);
  const thought = sight.imagine(chance);
  thought.play(sight.seat, picked);
  playOn(thought, horizon, chance);
  return standing(thought, sight.seat);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * How far one answer is ahead of another on average, in the matches that met both; and the error of that, which has no
 * bounds where a single match met them.
 */
export function aheadOf(one: Tried, other: Tried): { readonly by: number; readonly error: number } {
  const matches = Math.min(one.worths.length, other.worths.length);
  let [sum, squares] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const ahead = (one.worths[match] ?? 0) - (other.worths[match] ?? 0);
    sum += ahead;
    squares += ahead * ahead;
  }
  const by = sum / Math.max(1, matches);
  if (matches < 2) return { by, error: Number.POSITIVE_INFINITY };
  const variance = Math.max(0, squares / matches - by * by);
  return { by, error: Math.sqrt(variance / (matches - 1)) };
}

/**
 * The best is first, among equals the one that was tried first. Where there is one that is trusted, another must be ahead
 * of it by so many standard errors.
 */
export function assuredFirst(
  tried: readonly Tried[],
  trusted: Tried | undefined,
  errors: number,
): readonly Considered[] {
  const assured = (it: Tried): number => {
    if (trusted === undefined || it === trusted) return mean(it.worths);
    const { by, error } = aheadOf(it, trusted);
    return mean(trusted.worths) + by - (errors === 0 ? 0 : errors * error);
  };
  return tried
    .map((it) => ({ it, rank: assured(it) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ it: { picked, worths } }) => ({ picked, visits: worths.length, worth: mean(worths) }));
}
