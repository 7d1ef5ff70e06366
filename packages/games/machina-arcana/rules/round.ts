/** The beginning and the end of a round. [ma/round] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';

/** Markers come back, stamina is full, and what waits for the phase answers. [ma/round.2] */
export function* beginRound(_g: Machina): Rule {
  throw new Error('not written');
}

/** After the last monster. */
export function* endRound(_g: Machina): Rule {
  throw new Error('not written');
}
