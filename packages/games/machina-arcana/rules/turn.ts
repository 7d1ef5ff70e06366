/** Turns of explorers. [ma/round.3] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';

/** One action of the explorer whose turn it is; between turns, of whichever explorer begins. */
export function* act(_g: Machina): Rule {
  throw new Error('not written');
}
