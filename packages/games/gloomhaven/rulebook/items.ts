import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Items; sentences are in text/rulebook. */
export const items = {
  id: 'items',
  rules: [
    { id: 'gh/items.1', source: ['rulebook'] },
    { id: 'gh/items.2', source: ['rulebook'] },
    { id: 'gh/items.2a', source: ['rulebook'], about: 'gh/items.2' },
    { id: 'gh/items.3', source: ['rulebook'] },
    { id: 'gh/items.3a', source: ['rulebook'], about: 'gh/items.3' },
    { id: 'gh/items.4', source: ['faq'] },
    { id: 'gh/items.5', source: ['faq'] },
    { id: 'gh/items.6', source: ['rulebook'] },
    { id: 'gh/items.7', source: ['rulebook'] },
    { id: 'gh/items.8', source: ['rulebook'] },
    { id: 'gh/items.9', source: ['rulebook'] },
    { id: 'gh/items.10', source: ['rulebook'] },
    { id: 'gh/items.10a', source: ['rulebook'], about: 'gh/items.10' },
    { id: 'gh/items.11', source: ['faq'] },
    { id: 'gh/items.12', source: ['rulebook'] },
    { id: 'gh/items.13', source: ['faq'] },
    { id: 'gh/items.14', source: ['rulebook'] },
    { id: 'gh/items.15', source: ['faq'] },
    { id: 'gh/items.16', source: ['derived'] },
    { id: 'gh/items.16a', source: ['derived'], about: 'gh/items.16' },
    { id: 'gh/items.17', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
