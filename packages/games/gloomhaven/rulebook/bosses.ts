import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Bosses; sentences are in text/rulebook. */
export const bosses = {
  id: 'bosses',
  rules: [
    { id: 'gh/bosses.1', source: ['rulebook'] },
    { id: 'gh/bosses.2', source: ['rulebook'] },
    { id: 'gh/bosses.2a', source: ['rulebook'], about: 'gh/bosses.2' },
    { id: 'gh/bosses.3', source: ['rulebook'] },
    { id: 'gh/bosses.3a', source: ['rulebook'], about: 'gh/bosses.3' },
    { id: 'gh/bosses.3b', source: ['derived'], about: 'gh/bosses.3' },
    { id: 'gh/bosses.4', source: ['rulebook'] },
    { id: 'gh/bosses.4a', source: ['rulebook'], about: 'gh/bosses.4' },
    { id: 'gh/bosses.5', source: ['rulebook'] },
    { id: 'gh/bosses.5a', source: ['rulebook'], about: 'gh/bosses.5' },
    { id: 'gh/bosses.6', source: ['derived'] },
    { id: 'gh/bosses.7', source: ['derived'] },
    { id: 'gh/bosses.8', source: ['derived'] },
    { id: 'gh/bosses.8a', source: ['derived'], about: 'gh/bosses.8' },
    { id: 'gh/bosses.9', source: ['derived'] },
    { id: 'gh/bosses.10', source: ['derived'] },
    { id: 'gh/bosses.11', source: ['derived'] },
    { id: 'gh/bosses.12', source: ['derived'] },
    { id: 'gh/bosses.13', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
