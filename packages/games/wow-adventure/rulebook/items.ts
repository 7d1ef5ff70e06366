import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Items; sentences are in text/rulebook. */
export const items = {
  id: 'items',
  rules: [
    { id: 'wow/items.1', source: ['rulebook'] },
    { id: 'wow/items.2', source: ['rulebook'] },
    { id: 'wow/items.3', source: ['rulebook', 'wow/A-36'] },
    { id: 'wow/items.4', source: ['rulebook'] },
    { id: 'wow/items.5', source: ['rulebook'] },
    { id: 'wow/items.6', source: ['rulebook'] },
    { id: 'wow/items.7', source: ['rulebook'] },
    { id: 'wow/items.8', source: ['rulebook'] },
    { id: 'wow/items.9', source: ['rulebook'] },
    { id: 'wow/items.10', source: ['rulebook'] },
    { id: 'wow/items.11', source: ['rulebook'] },
    { id: 'wow/items.12', source: ['rulebook'] },
    { id: 'wow/items.13', source: ['derived'] },
    { id: 'wow/items.14', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
