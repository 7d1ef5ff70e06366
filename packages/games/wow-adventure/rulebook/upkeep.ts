import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The upkeep phase; sentences are in text/rulebook. */
export const upkeep = {
  id: 'upkeep',
  rules: [
    { id: 'wow/upkeep.1', source: ['rulebook'] },
    { id: 'wow/upkeep.2', source: ['rulebook', 'wow/A-64'] },
    { id: 'wow/upkeep.3', source: ['rulebook'] },
    { id: 'wow/upkeep.4', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
