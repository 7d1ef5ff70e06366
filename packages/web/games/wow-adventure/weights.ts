import { type Weights, weighedBy } from '../weights.ts';
import type { Fact } from './game.ts';

const weights: Weights<Fact> = {
  cancelled: [4, 0],
  'completed-quest': [3, 3],
  'took-trophy': [3, 3],
  'logged-event': [3, 3],
  'was-defeated': [3, 2],
  'attacked-hero': [3, 1],
  'stole-item': [3, 1],
  hurt: [3, 0],
  'caught-disease': [3, 0],
  'will-suffer': [3, 0],
  'lost-item': [2, 0],
  moved: [2, 0],
  'sprang-trap': [2, 0],
  attached: [2, 0],
  'looked-at-hand': [2, 0],
  discarded: [2, 0],
  progressed: [2, 1],
  healed: [2, 0],
  'rose-to': [2, 2],
  'event-lies': [2, 2],
  'gained-item': [1, 0],
};

/** What somebody in the race wants to know: what was done to them, and what brings a rival nearer to the win. */
export const weightFor = weighedBy(weights);
