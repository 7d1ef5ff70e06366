import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Scenario level and tables; sentences are in text/rulebook. */
export const level = {
  id: 'level',
  rules: [
    { id: 'gh/level.1', source: ['rulebook'] },
    { id: 'gh/level.1a', source: ['rulebook'], about: 'gh/level.1' },
    { id: 'gh/level.1b', source: ['rulebook'], about: 'gh/level.1' },
    { id: 'gh/level.1c', source: ['derived'], about: 'gh/level.1' },
    { id: 'gh/level.2', source: ['rulebook'] },
    { id: 'gh/level.3', source: ['rulebook', 'derived'] },
    { id: 'gh/level.4', source: ['rulebook'] },
    { id: 'gh/level.4a', source: ['rulebook'], about: 'gh/level.4' },
    { id: 'gh/level.4b', source: ['rulebook'], about: 'gh/level.4' },
    { id: 'gh/level.4c', source: ['rulebook'], about: 'gh/level.4' },
    { id: 'gh/level.5', source: ['rulebook'] },
    { id: 'gh/level.5a', source: ['rulebook'], about: 'gh/level.5' },
    { id: 'gh/level.6', source: ['rulebook'] },
    { id: 'gh/level.7', source: ['rulebook'] },
    { id: 'gh/level.8', source: ['rulebook'] },
    { id: 'gh/level.9', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
