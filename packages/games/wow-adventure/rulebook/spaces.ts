import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Kinds of spaces; sentences are in text/rulebook. */
export const spaces = {
  id: 'spaces',
  rules: [
    { id: 'wow/spaces.1', source: ['rulebook'] },
    { id: 'wow/spaces.2', source: ['rulebook'] },
    { id: 'wow/spaces.3', source: ['rulebook'] },
    { id: 'wow/spaces.4', source: ['rulebook'] },
    { id: 'wow/spaces.5', source: ['rulebook'] },
    { id: 'wow/spaces.6', source: ['rulebook', 'derived'] },
    { id: 'wow/spaces.7', source: ['rulebook'] },
    { id: 'wow/spaces.8', source: ['rulebook', 'wow/A-63'] },
  ],
} as const satisfies Chapter<Source>;
