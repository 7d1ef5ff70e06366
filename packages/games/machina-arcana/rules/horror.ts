/** The horror phase. [ma/horror] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';

/** Markers come back, the die is rolled, and an event may come. [ma/horror.1] */
export function* horrorPhase(_g: Machina): Rule {
  throw new Error('not written');
}
