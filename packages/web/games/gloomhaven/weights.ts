import { type Weights, weighedBy } from '../weights.ts';
import type { Fact } from './game.ts';

const weights: Weights<Fact> = {
  ending: [3, 3],
  exhausted: [3, 3],
  suffered: [3, 0],
  condition: [3, 0],
  negated: [2, 1],
  healed: [2, 0],
  died: [2, 2],
  'door-opened': [2, 2],
  'trap-sprung': [2, 1],
  treasure: [2, 2],
  found: [2, 1],
  moved: [1, 0],
  'coins-taken': [1, 1],
  infused: [0, 1],
};

/** What one of a party wants to know: what was done to them, doors and deaths, and what was taken. */
export const weightFor = weighedBy(weights);
