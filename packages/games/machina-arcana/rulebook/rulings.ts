import type { Chapter, RulingEntry } from '@tavolo/language';
import type { Source } from './source.ts';

/** What we rule where tables may differ; each is an option of a table. Sentences are in text/rulebook. */
export const rulings = {
  id: 'rulings',
  rules: [
    { id: 'ma/Q1', source: ['rulebook', 'ours'], about: 'ma/spawn.2', option: true },
    { id: 'ma/Q2', source: ['ours'], about: 'ma/spawn.6', option: true },
    { id: 'ma/Q3', source: ['rulebook', 'ours'], about: 'ma/threat.6', option: true },
    { id: 'ma/Q4', source: ['ours'], about: 'ma/actions.5.4', option: true },
    { id: 'ma/Q5', source: ['ours'], about: 'ma/monsters.15', option: true },
    { id: 'ma/Q6', source: ['derived', 'ours'], about: 'ma/essence.6', option: true },
    { id: 'ma/Q7', source: ['web', 'ours'], about: 'ma/inventory.10', option: true },
    { id: 'ma/Q8', source: ['web', 'ours'], about: 'ma/ending.1', option: true },
    { id: 'ma/Q9', source: ['web', 'ours'], about: 'ma/ending.7', option: true },
    { id: 'ma/Q10', source: ['rulebook', 'web', 'ours'], about: 'ma/ending.11', option: true },
    { id: 'ma/Q11', source: ['derived', 'ours'], about: 'ma/setup.3', option: true },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly RulingEntry<Source>[] };
