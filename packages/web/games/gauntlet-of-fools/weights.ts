import type { Fact } from '@tavolo/gauntlet-of-fools';
import { type Weights, weighedBy } from '../weights.ts';

const weights: Weights<Fact> = {
  ended: [3, 3],
  died: [3, 2],
  stole: [3, 1],
  wounded: [3, 0],
  'poison-hurt': [3, 0],
  cursed: [3, 0],
  'gained-gold': [2, 0],
  'lost-gold': [2, 0],
  'gained-penalty': [2, 0],
  'lost-token': [2, 0],
  'came-back': [2, 1],
  killed: [1, 0],
  healed: [1, 0],
  'gained-token': [1, 0],
  'dropped-boast': [1, 0],
  took: [0, 1],
};

/** What a fool wants to know: what happened to their own hero, and who fell. */
export const weightFor = weighedBy(weights);
