import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Initiative; sentences are in text/rulebook. */
export const initiative = {
  id: 'initiative',
  rules: [
    { id: 'gh/initiative.1', source: ['rulebook'] },
    { id: 'gh/initiative.2', source: ['rulebook'] },
    { id: 'gh/initiative.3', source: ['rulebook'] },
    { id: 'gh/initiative.3a', source: ['rulebook'], about: 'gh/initiative.3' },
    { id: 'gh/initiative.3b', source: ['rulebook'], about: 'gh/initiative.3' },
    { id: 'gh/initiative.4', source: ['rulebook'] },
    { id: 'gh/initiative.4a', source: ['rulebook'], about: 'gh/initiative.4' },
    { id: 'gh/initiative.5', source: ['rulebook'] },
    { id: 'gh/initiative.6', source: ['rulebook'] },
    { id: 'gh/initiative.6a', source: ['rulebook'], about: 'gh/initiative.6' },
    { id: 'gh/initiative.7', source: ['derived'] },
    { id: 'gh/initiative.8', source: ['rulebook'] },
    { id: 'gh/initiative.9', source: ['rulebook'] },
    { id: 'gh/initiative.10', source: ['rulebook'] },
    { id: 'gh/initiative.11', source: ['derived'] },
    { id: 'gh/initiative.12', source: ['derived'] },
    { id: 'gh/initiative.13', source: ['rulebook', 'derived'] },
    { id: 'gh/initiative.14', source: ['derived'] },
    { id: 'gh/initiative.15', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
