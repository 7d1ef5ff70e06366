import type { Measure, Measured } from '../../vocabulary/amounts.ts';
import type { Voice } from './scene.ts';

/** How amounts are told. */
export type AmountWords = {
  /** What is counted: `is` behind `X =`, `each` behind `for each`. */
  readonly measures: {
    readonly [M in Measure]: (voice: Voice) => { readonly is: string; readonly each: string };
  };
  readonly rounded: { readonly [R in NonNullable<Measured['round']>]: string };
  /** The letters of scenario formulas. [gh/special.14] */
  readonly letters: { readonly c: string; readonly l: string };
};
