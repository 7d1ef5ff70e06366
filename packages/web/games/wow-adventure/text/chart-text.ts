import type { Level, SpaceKind } from '@tavolo/wow-adventure';

/** What the chart says, beside the names of places. */
export type ChartText = {
  /** What the chart is, for those who do not see it. */
  readonly chart: string;
  /** What is written in the cartouche, and below it. */
  readonly title: string;
  readonly subtitle: string;
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
  /** Back to the hero who is acting. */
  readonly follow: string;
  readonly kinds: { readonly [kind in SpaceKind]: string };
  readonly levels: { readonly [level in Level]: string };
  readonly tooHigh: string;
  readonly questPlace: string;
  readonly steps: (count: number) => string;
  readonly byFlight: string;
};
