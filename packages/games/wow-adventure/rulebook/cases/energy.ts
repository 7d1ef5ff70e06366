import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of energy, cards and potions; sentences are in text/rulebook. */
export const casesEnergy = {
  id: 'cases-energy',
  rules: [
    { id: 'wow/T-08', source: ['rulebook'], about: 'wow/movement.6' },
    { id: 'wow/T-09', source: ['rulebook'], about: 'wow/abilities.6' },
    { id: 'wow/T-47', source: ['rulebook'], about: 'wow/abilities.6' },
    { id: 'wow/T-48', source: ['rulebook'], about: 'wow/potions.3' },
    { id: 'wow/T-49', source: ['rulebook'], about: 'wow/potions.3' },
    { id: 'wow/T-50', source: ['rulebook'], about: 'wow/duels.4' },
    { id: 'wow/T-51', source: ['rulebook'], about: 'wow/potions.1' },
    { id: 'wow/T-52', source: ['rulebook'], about: 'wow/movement.12' },
    { id: 'wow/T-53', source: ['rulebook', 'wow/A-06'], about: 'wow/potions.2' },
    { id: 'wow/T-54', source: ['web', 'wow/A-55'], about: 'wow/abilities.3' },
    { id: 'wow/T-55', source: ['wow/A-55'], about: 'wow/abilities.6' },
    { id: 'wow/T-56', source: ['rulebook'], about: 'wow/resources.2' },
    { id: 'wow/T-57', source: ['rulebook'], about: 'wow/decks.6' },
    { id: 'wow/T-58', source: ['derived'], about: 'wow/exploration.8' },
    { id: 'wow/T-59', source: ['rulebook'], about: 'wow/abilities.10' },
    { id: 'wow/T-60', source: ['rulebook'], about: 'wow/damage.4' },
    { id: 'wow/T-61', source: ['wow/A-49'], about: 'wow/abilities.9' },
    { id: 'wow/T-62', source: ['rulebook'], about: 'wow/items.14' },
    { id: 'wow/T-63', source: ['derived'], about: 'wow/abilities.9' },
    { id: 'wow/T-64', source: ['wow/A-33'], about: 'wow/damage.11' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
