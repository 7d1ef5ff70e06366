import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of weapons, armor and replacement cards; sentences are in text/rulebook. */
export const casesWeapons = {
  id: 'cases-weapons',
  rules: [
    { id: 'wow/T-10', source: ['rulebook'], about: 'wow/abilities.11' },
    { id: 'wow/T-34', source: ['rulebook', 'proposed'], about: 'wow/abilities.11' },
    { id: 'wow/T-35', source: ['wow/A-43'], about: 'wow/abilities.12' },
    { id: 'wow/T-36', source: ['rulebook'], about: 'wow/abilities.11' },
    { id: 'wow/T-37', source: ['rulebook'], about: 'wow/abilities.11' },
    { id: 'wow/T-38', source: ['rulebook'], about: 'wow/items.10' },
    { id: 'wow/T-39', source: ['rulebook'], about: 'wow/items.6' },
    { id: 'wow/T-40', source: ['rulebook'], about: 'wow/items.7' },
    { id: 'wow/T-41', source: ['rulebook'], about: 'wow/items.7' },
    { id: 'wow/T-42', source: ['rulebook'], about: 'wow/items.6' },
    { id: 'wow/T-43', source: ['rulebook'], about: 'wow/items.9' },
    { id: 'wow/T-44', source: ['rulebook'], about: 'wow/items.5' },
    { id: 'wow/T-45', source: ['rulebook'], about: 'wow/items.10' },
    { id: 'wow/T-46', source: ['rulebook'], about: 'wow/powers.2' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
