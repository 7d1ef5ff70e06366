import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Quests; sentences are in text/rulebook. */
export const quests = {
  id: 'quests',
  rules: [
    { id: 'wow/quests.1', source: ['rulebook', 'wow/A-31'] },
    { id: 'wow/quests.2', source: ['rulebook', 'derived'] },
    { id: 'wow/quests.3', source: ['rulebook'] },
    { id: 'wow/quests.4', source: ['rulebook'] },
    { id: 'wow/quests.5', source: ['rulebook', 'derived'] },
    { id: 'wow/quests.6', source: ['derived'] },
    { id: 'wow/quests.7', source: ['rulebook'] },
    { id: 'wow/quests.8', source: ['rulebook'] },
    { id: 'wow/quests.9', source: ['rulebook'] },
    { id: 'wow/quests.10', source: ['derived'] },
    { id: 'wow/quests.11', source: ['wow/A-64'] },
    { id: 'wow/quests.12', source: ['derived', 'wow/A-08'] },
    { id: 'wow/quests.13', source: ['wow/A-13'] },
  ],
} as const satisfies Chapter<Source>;
