import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Loot; sentences are in text/rulebook. */
export const loot = {
  id: 'loot',
  rules: [
    { id: 'gh/loot.1', source: ['rulebook'] },
    { id: 'gh/loot.1a', source: ['rulebook'], about: 'gh/loot.1' },
    { id: 'gh/loot.2', source: ['rulebook'] },
    { id: 'gh/loot.2a', source: ['rulebook'], about: 'gh/loot.2' },
    { id: 'gh/loot.2b', source: ['rulebook'], about: 'gh/loot.2' },
    { id: 'gh/loot.3', source: ['rulebook'] },
    { id: 'gh/loot.3a', source: ['rulebook'], about: 'gh/loot.3' },
    { id: 'gh/loot.4', source: ['rulebook'] },
    { id: 'gh/loot.5', source: ['rulebook'] },
    { id: 'gh/loot.6', source: ['rulebook'] },
    { id: 'gh/loot.6a', source: ['rulebook'], about: 'gh/loot.6' },
    { id: 'gh/loot.7', source: ['faq'] },
    { id: 'gh/loot.8', source: ['rulebook'] },
    { id: 'gh/loot.9', source: ['derived'] },
    { id: 'gh/loot.10', source: ['rulebook'] },
    { id: 'gh/loot.11', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
