import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Levels; sentences are in text/rulebook. */
export const levels = {
  id: 'levels',
  rules: [
    { id: 'wow/levels.1', source: ['rulebook'] },
    { id: 'wow/levels.2', source: ['rulebook'] },
    { id: 'wow/levels.3', source: ['rulebook'] },
    { id: 'wow/levels.4', source: ['rulebook'] },
    { id: 'wow/levels.5', source: ['derived'] },
    { id: 'wow/levels.6', source: ['rulebook'] },
    { id: 'wow/levels.7', source: ['rulebook', 'derived'] },
    { id: 'wow/levels.8', source: ['wow/A-44'] },
    { id: 'wow/levels.9', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
