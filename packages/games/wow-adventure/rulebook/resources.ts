import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Resources; sentences are in text/rulebook. */
export const resources = {
  id: 'resources',
  rules: [
    { id: 'wow/resources.1', source: ['rulebook'] },
    { id: 'wow/resources.2', source: ['rulebook'] },
    { id: 'wow/resources.3', source: ['rulebook'] },
    { id: 'wow/resources.4', source: ['rulebook'] },
    { id: 'wow/resources.5', source: ['rulebook'] },
    { id: 'wow/resources.6', source: ['rulebook'] },
    { id: 'wow/resources.7', source: ['rulebook', 'derived'] },
    { id: 'wow/resources.8', source: ['rulebook'] },
    { id: 'wow/resources.9', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
