import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of monsters and what they choose; sentences are in text/rulebook. */
export const casesMonsters = {
  id: 'cases-monsters',
  rules: [
    { id: 'ma/K112', source: ['rulebook', 'derived'], about: 'ma/monsters.6' },
    { id: 'ma/K113', source: ['rulebook', 'derived'], about: 'ma/monsters.2' },
    { id: 'ma/K114', source: ['rulebook', 'ours'], about: 'ma/monsters.7' },
    { id: 'ma/K115', source: ['rulebook'], about: 'ma/monsters.4' },
    { id: 'ma/K116', source: ['rulebook', 'derived'], about: 'ma/monsters.3' },
    { id: 'ma/K117', source: ['rulebook'], about: 'ma/monsters.3' },
    { id: 'ma/K118', source: ['derived', 'ours'], about: 'ma/monsters.11' },
    { id: 'ma/K119', source: ['derived', 'ours'], about: 'ma/monsters.11' },
    { id: 'ma/K120', source: ['ma/Q5'], about: 'ma/monsters.15.3' },
    { id: 'ma/K121', source: ['ma/Q5'], about: 'ma/monsters.15.1' },
    { id: 'ma/K122', source: ['ma/Q5'], about: 'ma/monsters.15.5' },
    { id: 'ma/K123', source: ['rulebook', 'ours'], about: 'ma/monsters.13' },
    { id: 'ma/K124', source: ['rulebook'], about: 'ma/monsters.7' },
    { id: 'ma/K125', source: ['rulebook', 'ours'], about: 'ma/monsters.1' },
    { id: 'ma/K126', source: ['derived', 'ours'], about: 'ma/monsters.18' },
    { id: 'ma/K127', source: ['rulebook', 'derived'], about: 'ma/monsters.5' },
    { id: 'ma/K128', source: ['web', 'ours'], about: 'ma/map.22' },
    { id: 'ma/K129', source: ['ours'], about: 'ma/monsters.9' },
    { id: 'ma/K130', source: ['ours'], about: 'ma/monsters.19' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
