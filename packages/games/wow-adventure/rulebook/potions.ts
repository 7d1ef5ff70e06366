import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Potions; sentences are in text/rulebook. */
export const potions = {
  id: 'potions',
  rules: [
    { id: 'wow/potions.1', source: ['rulebook'] },
    { id: 'wow/potions.2', source: ['rulebook'] },
    { id: 'wow/potions.3', source: ['rulebook'] },
    { id: 'wow/potions.4', source: ['rulebook'] },
    { id: 'wow/potions.5', source: ['rulebook'] },
    { id: 'wow/potions.6', source: ['derived', 'wow/A-07'] },
  ],
} as const satisfies Chapter<Source>;
