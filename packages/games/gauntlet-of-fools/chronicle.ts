import type { Chronicle } from '@tavolo/kernel';
import type { GauntletKinds } from './kinds.ts';
import { sheet } from './state.ts';

/** A rematch at the same table is played in the same way, and the winner goes last. [gof/setup.5] */
export const chronicle: Chronicle<GauntletKinds> = {
  sheet,
  blank: { lastWinners: [] },
  next: ({ options, result: { winners } }) => ({ options, sheet: { lastWinners: [...winners] } }),
};
