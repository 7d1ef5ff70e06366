import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The challenge phase; sentences are in text/rulebook. */
export const challenge = {
  id: 'challenge',
  rules: [
    { id: 'wow/challenge.1', source: ['rulebook'] },
    { id: 'wow/challenge.2', source: ['rulebook'] },
    { id: 'wow/challenge.3', source: ['rulebook', 'wow/A-04'] },
    { id: 'wow/challenge.4', source: ['rulebook'] },
    { id: 'wow/challenge.5', source: ['rulebook'] },
    { id: 'wow/challenge.6', source: ['rulebook'] },
    { id: 'wow/challenge.7', source: ['rulebook'] },
    { id: 'wow/challenge.8', source: ['rulebook'] },
    { id: 'wow/challenge.9', source: ['rulebook'] },
    { id: 'wow/challenge.10', source: ['rulebook'] },
    { id: 'wow/challenge.11', source: ['wow/A-38'] },
    { id: 'wow/challenge.12', source: ['wow/A-37'] },
    { id: 'wow/challenge.13', source: ['wow/A-38'] },
  ],
} as const satisfies Chapter<Source>;
