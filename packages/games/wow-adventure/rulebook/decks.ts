import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Decks, two-sided cards and discards; sentences are in text/rulebook. */
export const decks = {
  id: 'decks',
  rules: [
    { id: 'wow/decks.1', source: ['rulebook'] },
    { id: 'wow/decks.2', source: ['rulebook'] },
    { id: 'wow/decks.3', source: ['derived'] },
    { id: 'wow/decks.4', source: ['rulebook'] },
    { id: 'wow/decks.5', source: ['rulebook'] },
    { id: 'wow/decks.6', source: ['rulebook', 'wow/A-20'] },
    { id: 'wow/decks.7', source: ['rulebook', 'ruling'] },
    { id: 'wow/decks.8', source: ['rulebook'] },
    { id: 'wow/decks.9', source: ['rulebook', 'derived'] },
    { id: 'wow/decks.10', source: ['rulebook'] },
    { id: 'wow/decks.11', source: ['rulebook', 'wow/A-12'] },
  ],
} as const satisfies Chapter<Source>;
