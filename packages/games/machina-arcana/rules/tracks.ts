/** The two ratings, threat, and the level of monsters. [ma/threat] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { Track } from '../vocabulary/terms.ts';

/** Moves a track by so many steps, one by one; threat may raise the level of monsters. [ma/threat.8] */
export function* moveTrack(_g: Machina, _track: Track, _by: number): Rule {
  throw new Error('not written');
}

/** A rating returns to its start, or to 1. [ma/Q2] */
export function resetTrack(_g: Machina, _track: Track): void {
  throw new Error('not written');
}
