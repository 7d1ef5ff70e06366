import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The monster phase; sentences are in text/rulebook. */
export const monsters = {
  id: 'monsters',
  rules: [
    { id: 'ma/monsters.1', source: ['rulebook', 'ours'] },
    { id: 'ma/monsters.2', source: ['rulebook'] },
    { id: 'ma/monsters.3', source: ['rulebook'] },
    { id: 'ma/monsters.4', source: ['rulebook'] },
    { id: 'ma/monsters.5', source: ['rulebook', 'derived'] },
    { id: 'ma/monsters.6', source: ['rulebook', 'derived'] },
    { id: 'ma/monsters.7', source: ['rulebook'] },
    { id: 'ma/monsters.8', source: ['ours'] },
    { id: 'ma/monsters.9', source: ['ours'] },
    { id: 'ma/monsters.10', source: ['ours'] },
    { id: 'ma/monsters.11', source: ['derived', 'ours'] },
    { id: 'ma/monsters.12', source: ['derived'] },
    { id: 'ma/monsters.13', source: ['rulebook', 'ours'] },
    { id: 'ma/monsters.14', source: ['rulebook'] },
    { id: 'ma/monsters.15', source: ['ma/Q5'] },
    { id: 'ma/monsters.15.1', source: ['ma/Q5'] },
    { id: 'ma/monsters.15.2', source: ['ma/Q5'] },
    { id: 'ma/monsters.15.3', source: ['ma/Q5'] },
    { id: 'ma/monsters.15.4', source: ['ma/Q5'] },
    { id: 'ma/monsters.15.5', source: ['ma/Q5'] },
    { id: 'ma/monsters.15.6', source: ['ma/Q5'] },
    { id: 'ma/monsters.16', source: ['derived'] },
    { id: 'ma/monsters.17', source: ['derived'] },
    { id: 'ma/monsters.18', source: ['derived', 'ours'] },
    { id: 'ma/monsters.19', source: ['ours'] },
    { id: 'ma/monsters.20', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
