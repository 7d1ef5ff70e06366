import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of setup, the round and markers; sentences are in text/rulebook. */
export const casesSetup = {
  id: 'cases-setup',
  rules: [
    { id: 'ma/K1', source: ['web', 'derived', 'ours'], about: 'ma/setup.4' },
    { id: 'ma/K2', source: ['web', 'ours'], about: 'ma/ending.9' },
    { id: 'ma/K3', source: ['web', 'ours'], about: 'ma/setup.9' },
    { id: 'ma/K4', source: ['web', 'derived', 'ours', 'ma/Q11'], about: 'ma/setup.2' },
    { id: 'ma/K5', source: ['rulebook', 'ours'], about: 'ma/round.2' },
    { id: 'ma/K6', source: ['ours'], about: 'ma/round.9' },
    { id: 'ma/K7', source: ['rulebook', 'derived'], about: 'ma/round.3' },
    { id: 'ma/K8', source: ['ours'], about: 'ma/round.11' },
    { id: 'ma/K9', source: ['web', 'derived'], about: 'ma/markers.1' },
    { id: 'ma/K10', source: ['web'], about: 'ma/markers.4' },
    { id: 'ma/K11', source: ['ours'], about: 'ma/markers.5' },
    { id: 'ma/K12', source: ['ours'], about: 'ma/actions.2.2' },
    { id: 'ma/K13', source: ['rulebook', 'ours'], about: 'ma/markers.2' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
