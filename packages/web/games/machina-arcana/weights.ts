import { type Weights, weighedBy } from '../weights.ts';
import type { Fact } from './game.ts';

const weights: Weights<Fact> = {
  died: [4, 4],
  saved: [4, 3],
  'chapter-began': [3, 3],
  'level-rose': [3, 3],
  'drew-event': [3, 3],
  'laid-tile': [2, 2],
  'scrolled-off': [2, 2],
  'placed-exit': [3, 3],
  spawned: [2, 2],
  'destroyed-unit': [2, 2],
  banished: [2, 2],
  lost: [3, 1],
  displaced: [3, 1],
  supported: [2, 1],
  redirected: [3, 1],
  restored: [2, 0],
  exited: [2, 2],
  traded: [3, 0],
  'gained-item': [1, 1],
  'destroyed-item': [2, 0],
  unequipped: [3, 0],
  exploded: [2, 2],
  'traps-fired': [2, 2],
  counted: [2, 2],
};

/** What somebody who looked away wants to know: what was done to their explorer, and what changed for all. */
export const weightFor = weighedBy(weights);
