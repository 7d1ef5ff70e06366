/** Short ways to write down the boxes of map encounters. */
import type { MapEncounter, MapPrice } from '../../../vocabulary/board.ts';
import type { Foe } from '../../../vocabulary/challenge-cards.ts';
import type { Effect } from '../../../vocabulary/effects.ts';

/** By the id of their space. */
export type MapEncounters = { readonly [space: string]: MapEncounter };

/** Somebody to beat, and the reward for it. */
export const guarded = (foe: Foe, ...reward: readonly Effect[]): MapEncounter => ({ foe, price: [], reward });

/** Something to pay for. */
export const priced = (price: readonly MapPrice[], ...reward: readonly Effect[]): MapEncounter => ({
  foe: null,
  price,
  reward,
});
