import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The aim and what comes first; sentences are in text/rulebook. */
export const aim = {
  id: 'aim',
  rules: [
    { id: 'wow/aim.1', source: ['rulebook'] },
    { id: 'wow/aim.2', source: ['rulebook'] },
    { id: 'wow/aim.3', source: ['rulebook', 'wow/A-24'] },
    { id: 'wow/aim.4', source: ['rulebook'] },
    { id: 'wow/aim.5', source: ['rulebook'] },
    { id: 'wow/aim.6', source: ['rulebook'] },
    { id: 'wow/aim.7', source: ['rulebook'] },
    { id: 'wow/aim.8', source: ['rulebook'] },
    { id: 'wow/aim.9', source: ['rulebook'] },
    { id: 'wow/aim.10', source: ['derived'] },
    { id: 'wow/aim.11', source: ['derived'] },
    { id: 'wow/aim.12', source: ['web', 'wow/A-56'] },
  ],
} as const satisfies Chapter<Source>;
