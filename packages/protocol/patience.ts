import type { Pace } from './table.ts';

/** How long a seat must have been asked before others may let a bot play for its holder, in milliseconds. */
type Patience = {
  /** For a holder who is not connected: anybody at the table decides. */
  readonly away: number;
  /** For a holder who is connected and does nothing: the others decide together. */
  readonly here: number;
};

const minute = 60_000;
const hour = 60 * minute;

export const patience: { readonly [P in Pace]: Patience } = {
  live: { away: minute, here: 5 * minute },
  daily: { away: 24 * hour, here: 72 * hour },
};
