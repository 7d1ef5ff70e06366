import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Ability cards; sentences are in text/rulebook. */
export const abilities = {
  id: 'abilities',
  rules: [
    { id: 'wow/abilities.1', source: ['rulebook'] },
    { id: 'wow/abilities.2', source: ['rulebook'] },
    { id: 'wow/abilities.3', source: ['rulebook'] },
    { id: 'wow/abilities.4', source: ['rulebook'] },
    { id: 'wow/abilities.5', source: ['rulebook'] },
    { id: 'wow/abilities.6', source: ['rulebook', 'wow/A-55'] },
    { id: 'wow/abilities.7', source: ['rulebook'] },
    { id: 'wow/abilities.8', source: ['rulebook'] },
    { id: 'wow/abilities.9', source: ['rulebook', 'wow/A-49'] },
    { id: 'wow/abilities.10', source: ['rulebook', 'wow/A-49'] },
    { id: 'wow/abilities.11', source: ['rulebook'] },
    { id: 'wow/abilities.12', source: ['wow/A-43'] },
    { id: 'wow/abilities.13', source: ['wow/A-55'] },
    { id: 'wow/abilities.14', source: ['rulebook', 'wow/A-55'] },
  ],
} as const satisfies Chapter<Source>;
