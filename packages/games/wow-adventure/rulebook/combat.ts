import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Combat with an encounter; sentences are in text/rulebook. */
export const combat = {
  id: 'combat',
  rules: [
    { id: 'wow/combat.1', source: ['rulebook'] },
    { id: 'wow/combat.2', source: ['rulebook'] },
    { id: 'wow/combat.3', source: ['rulebook'] },
    { id: 'wow/combat.4', source: ['rulebook', 'wow/A-35'] },
    { id: 'wow/combat.5', source: ['rulebook'] },
    { id: 'wow/combat.6', source: ['wow/A-23'] },
    { id: 'wow/combat.7', source: ['rulebook', 'derived'] },
    { id: 'wow/combat.8', source: ['rulebook'] },
    { id: 'wow/combat.9', source: ['rulebook'] },
    { id: 'wow/combat.10', source: ['rulebook'] },
    { id: 'wow/combat.11', source: ['rulebook'] },
    { id: 'wow/combat.12', source: ['rulebook'] },
    { id: 'wow/combat.13', source: ['rulebook'] },
    { id: 'wow/combat.14', source: ['rulebook', 'wow/A-09'] },
    { id: 'wow/combat.15', source: ['wow/A-41'] },
    { id: 'wow/combat.16', source: ['wow/A-42'] },
    { id: 'wow/combat.17', source: ['rulebook', 'wow/A-41'] },
    { id: 'wow/combat.18', source: ['rulebook'] },
    { id: 'wow/combat.19', source: ['rulebook'] },
    { id: 'wow/combat.20', source: ['rulebook'] },
    { id: 'wow/combat.21', source: ['rulebook'] },
    { id: 'wow/combat.22', source: ['derived'] },
    { id: 'wow/combat.23', source: ['derived', 'wow/A-52'] },
    { id: 'wow/combat.24', source: ['wow/A-55'] },
    { id: 'wow/combat.25', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
