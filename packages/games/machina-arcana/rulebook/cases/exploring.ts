import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of exploring and tiles that scroll off; sentences are in text/rulebook. */
export const casesExploring = {
  id: 'cases-exploring',
  rules: [
    { id: 'ma/K36', source: ['rulebook', 'derived'], about: 'ma/actions.5.1' },
    { id: 'ma/K37', source: ['derived'], about: 'ma/actions.5.7' },
    { id: 'ma/K38', source: ['derived'], about: 'ma/actions.5.2' },
    { id: 'ma/K39', source: ['web', 'ours'], about: 'ma/actions.5.3' },
    { id: 'ma/K40', source: ['web', 'ours'], about: 'ma/actions.5.3' },
    { id: 'ma/K41', source: ['ma/Q4'], about: 'ma/actions.5.4' },
    { id: 'ma/K42', source: ['ours'], about: 'ma/actions.5.6' },
    { id: 'ma/K43', source: ['derived', 'ours'], about: 'ma/actions.5.8' },
    { id: 'ma/K44', source: ['ours'], about: 'ma/actions.5.5' },
    { id: 'ma/K45', source: ['ours'], about: 'ma/map.23' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
