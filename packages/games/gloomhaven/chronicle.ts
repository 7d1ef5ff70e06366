import type { Chronicle } from '@tavolo/kernel';
import type { GloomKinds } from './kinds.ts';
import { sheet } from './state.ts';

/**
 * A scenario that is played by itself hands on nothing: a rematch finds everything in its place again. In a campaign a
 * numbered treasure is gone for good, whether the scenario was won or lost. [gh/terrain.29, gh/ending.18]
 */
export const chronicle: Chronicle<GloomKinds> = {
  sheet,
  blank: null,
  next: ({ options, sheet: campaign, result: { outcome } }) => ({
    options,
    sheet: campaign === null ? null : { looted: [...campaign.looted, ...outcome.looted] },
  }),
};
