import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Setup; sentences are in text/rulebook. */
export const setup = {
  id: 'setup',
  rules: [
    { id: 'wow/setup.1', source: ['rulebook'] },
    { id: 'wow/setup.2', source: ['rulebook'] },
    { id: 'wow/setup.3', source: ['rulebook'] },
    { id: 'wow/setup.4', source: ['rulebook'] },
    { id: 'wow/setup.5', source: ['rulebook'] },
    { id: 'wow/setup.6', source: ['rulebook', 'wow/A-21'] },
    { id: 'wow/setup.7', source: ['rulebook'] },
    { id: 'wow/setup.8', source: ['rulebook'] },
    { id: 'wow/setup.9', source: ['rulebook'] },
    { id: 'wow/setup.10', source: ['rulebook', 'derived'] },
    { id: 'wow/setup.11', source: ['rulebook'] },
    { id: 'wow/setup.12', source: ['rulebook', 'wow/A-21'] },
    { id: 'wow/setup.13', source: ['rulebook'] },
    { id: 'wow/setup.14', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
