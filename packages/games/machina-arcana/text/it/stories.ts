import type { Stories } from '../stories.ts';
import { drownedEngine } from './stories/drowned-engine.ts';
import { ninthToll } from './stories/ninth-toll.ts';
import { orchardOfWires } from './stories/orchard-of-wires.ts';
import { portraits } from './stories/portraits.ts';

/** What is told of scenarios and explorers, in Italian. */
export const stories: Stories = {
  tales: { 'drowned-engine': drownedEngine, 'orchard-of-wires': orchardOfWires, 'ninth-toll': ninthToll },
  portraits,
};
