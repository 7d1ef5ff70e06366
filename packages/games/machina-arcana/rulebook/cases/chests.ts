import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of chests and workbenches; sentences are in text/rulebook. */
export const casesChests = {
  id: 'cases-chests',
  rules: [
    { id: 'ma/K27', source: ['rulebook', 'ours'], about: 'ma/actions.15.1' },
    { id: 'ma/K28', source: ['rulebook', 'derived', 'ours'], about: 'ma/actions.15.3' },
    { id: 'ma/K29', source: ['rulebook', 'derived', 'ours'], about: 'ma/actions.15.3' },
    { id: 'ma/K30', source: ['rulebook', 'derived', 'ours'], about: 'ma/actions.15.3' },
    { id: 'ma/K31', source: ['rulebook', 'ours'], about: 'ma/actions.16.1' },
    { id: 'ma/K32', source: ['rulebook'], about: 'ma/actions.16.2' },
    { id: 'ma/K33', source: ['rulebook'], about: 'ma/actions.16.3' },
    { id: 'ma/K34', source: ['ours'], about: 'ma/inventory.13' },
    { id: 'ma/K35', source: ['ours'], about: 'ma/actions.20' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
