import { tableOptions as describe, onOrOff } from '@tavolo/kernel';
import type { Options } from './state.ts';

/** What tables choose between. */
export const tableOptions = describe<Options>({
  valorToWin: {
    word: 'valor',
    rule: 'wow/aim.1',
    weight: 'main',
    values: [
      { value: '8', word: '8' },
      { value: '5', word: '5' },
      { value: '3', word: '3' },
      { value: '10', word: '10' },
    ],
  },
  aggroForces: { word: 'aggro-forces', rule: 'wow/A-04', weight: 'plain', values: onOrOff('on') },
  damageCostMayDefeat: {
    word: 'damage-cost-may-defeat',
    rule: 'wow/A-33',
    weight: 'plain',
    values: onOrOff('off'),
  },
  questDraft: { word: 'quest-draft', rule: 'wow/setup.9', weight: 'plain', values: onOrOff('off') },
  lateStart: { word: 'late-start', rule: 'wow/A-70', weight: 'plain', values: onOrOff('off') },
});
