import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of decks, events and the track; sentences are in text/rulebook. */
export const casesDecks = {
  id: 'cases-decks',
  rules: [
    { id: 'wow/T-07', source: ['rulebook'], about: 'wow/resources.8' },
    { id: 'wow/T-13', source: ['rulebook', 'wow/A-12'], about: 'wow/decks.11' },
    { id: 'wow/T-124', source: ['wow/A-12'], about: 'wow/decks.11' },
    { id: 'wow/T-125', source: ['derived'], about: 'wow/decks.3' },
    { id: 'wow/T-126', source: ['rulebook'], about: 'wow/cards.8' },
    { id: 'wow/T-127', source: ['rulebook'], about: 'wow/cards.9' },
    { id: 'wow/T-128', source: ['wow/A-37'], about: 'wow/challenge.12' },
    { id: 'wow/T-129', source: ['rulebook', 'proposed'], about: 'wow/cards.10' },
    { id: 'wow/T-130', source: ['rulebook', 'wow/A-39'], about: 'wow/cards.6' },
    { id: 'wow/T-131', source: ['proposed'], about: 'wow/cards.13' },
    { id: 'wow/T-132', source: ['proposed'], about: 'wow/cards.12' },
    { id: 'wow/T-14', source: ['rulebook'], about: 'wow/unbeaten.2' },
    { id: 'wow/T-133', source: ['derived'], about: 'wow/unbeaten.6' },
    { id: 'wow/T-134', source: ['derived'], about: 'wow/unbeaten.5' },
    { id: 'wow/T-135', source: ['rulebook'], about: 'wow/items.12' },
    { id: 'wow/T-136', source: ['rulebook'], about: 'wow/items.12' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
