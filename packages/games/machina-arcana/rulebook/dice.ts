import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Dice; sentences are in text/rulebook. */
export const dice = {
  id: 'dice',
  rules: [
    { id: 'ma/dice.1', source: ['web', 'ours'] },
    { id: 'ma/dice.2', source: ['derived', 'ours'] },
    { id: 'ma/dice.3', source: ['ours'] },
    { id: 'ma/dice.4', source: ['rulebook', 'ours'] },
    { id: 'ma/dice.5', source: ['derived'] },
    { id: 'ma/dice.6', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
