import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Combat between heroes; sentences are in text/rulebook. */
export const duels = {
  id: 'duels',
  rules: [
    { id: 'wow/duels.1', source: ['rulebook'] },
    { id: 'wow/duels.2', source: ['rulebook'] },
    { id: 'wow/duels.3', source: ['rulebook'] },
    { id: 'wow/duels.4', source: ['rulebook'] },
    { id: 'wow/duels.5', source: ['rulebook'] },
    { id: 'wow/duels.6', source: ['rulebook'] },
    { id: 'wow/duels.7', source: ['rulebook'] },
    { id: 'wow/duels.8', source: ['rulebook'] },
    { id: 'wow/duels.9', source: ['rulebook'] },
    { id: 'wow/duels.10', source: ['rulebook'] },
    { id: 'wow/duels.11', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
