import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The exploration phase; sentences are in text/rulebook. */
export const exploration = {
  id: 'exploration',
  rules: [
    { id: 'wow/exploration.1', source: ['rulebook'] },
    { id: 'wow/exploration.2', source: ['rulebook'] },
    { id: 'wow/exploration.3', source: ['rulebook'] },
    { id: 'wow/exploration.4', source: ['rulebook'] },
    { id: 'wow/exploration.5', source: ['rulebook'] },
    { id: 'wow/exploration.6', source: ['rulebook'] },
    { id: 'wow/exploration.7', source: ['derived'] },
    { id: 'wow/exploration.8', source: ['rulebook'] },
    { id: 'wow/exploration.9', source: ['rulebook'] },
    { id: 'wow/exploration.10', source: ['rulebook'] },
    { id: 'wow/exploration.11', source: ['rulebook'] },
    { id: 'wow/exploration.12', source: ['derived'] },
    { id: 'wow/exploration.13', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
