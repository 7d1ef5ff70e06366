import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Challenge cards; sentences are in text/rulebook. */
export const cards = {
  id: 'cards',
  rules: [
    { id: 'wow/cards.1', source: ['rulebook'] },
    { id: 'wow/cards.2', source: ['rulebook'] },
    { id: 'wow/cards.3', source: ['rulebook'] },
    { id: 'wow/cards.4', source: ['rulebook'] },
    { id: 'wow/cards.5', source: ['rulebook'] },
    { id: 'wow/cards.6', source: ['rulebook', 'wow/A-39'] },
    { id: 'wow/cards.7', source: ['rulebook'] },
    { id: 'wow/cards.8', source: ['rulebook'] },
    { id: 'wow/cards.9', source: ['rulebook'] },
    { id: 'wow/cards.10', source: ['rulebook'] },
    { id: 'wow/cards.11', source: ['rulebook', 'derived'] },
    { id: 'wow/cards.12', source: ['rulebook'] },
    { id: 'wow/cards.13', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
