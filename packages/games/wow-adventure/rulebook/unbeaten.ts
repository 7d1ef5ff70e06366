import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Unbeaten encounters and aggro; sentences are in text/rulebook. */
export const unbeaten = {
  id: 'unbeaten',
  rules: [
    { id: 'wow/unbeaten.1', source: ['rulebook'] },
    { id: 'wow/unbeaten.2', source: ['rulebook'] },
    { id: 'wow/unbeaten.3', source: ['derived'] },
    { id: 'wow/unbeaten.4', source: ['derived'] },
    { id: 'wow/unbeaten.5', source: ['derived'] },
    { id: 'wow/unbeaten.6', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
