import { tableOptions as described, onOrOff, type TableOption } from '@tavolo/kernel';
import type { Options } from './state.ts';

/** The ways to play that tables choose between, the usual one first. */
export const tableOptions: readonly TableOption[] = described<Options>({
  boastsFromMiddle: {
    word: 'boasts',
    rule: 'gof/A-01',
    weight: 'plain',
    values: [
      { value: 'any', word: 'any' },
      { value: 'one', word: 'one' },
    ],
  },
  promos: { word: 'promos', rule: 'gof/setup.1', weight: 'plain', values: onOrOff('off') },
  multipliesOtherWeapons: {
    word: 'multiply',
    rule: 'gof/A-26',
    weight: 'plain',
    values: [
      { value: true, word: 'any' },
      { value: false, word: 'own' },
    ],
  },
});
