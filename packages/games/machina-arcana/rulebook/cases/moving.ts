import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of moving, doors and activated spaces; sentences are in text/rulebook. */
export const casesMoving = {
  id: 'cases-moving',
  rules: [
    { id: 'ma/K14', source: ['rulebook'], about: 'ma/actions.1.1' },
    { id: 'ma/K15', source: ['rulebook', 'web', 'ours'], about: 'ma/actions.1.2' },
    { id: 'ma/K16', source: ['ours'], about: 'ma/actions.1.3' },
    { id: 'ma/K17', source: ['rulebook', 'derived'], about: 'ma/actions.1.1' },
    { id: 'ma/K18', source: ['ours'], about: 'ma/actions.7.2' },
    { id: 'ma/K19', source: ['rulebook', 'derived'], about: 'ma/actions.7.1' },
    { id: 'ma/K20', source: ['web', 'derived'], about: 'ma/actions.17' },
    { id: 'ma/K21', source: ['rulebook', 'ours'], about: 'ma/actions.12.1' },
    { id: 'ma/K22', source: ['rulebook'], about: 'ma/actions.12.1' },
    { id: 'ma/K23', source: ['rulebook', 'ours'], about: 'ma/actions.13.1' },
    { id: 'ma/K24', source: ['rulebook', 'derived', 'ours'], about: 'ma/actions.13.1' },
    { id: 'ma/K25', source: ['rulebook'], about: 'ma/actions.14.1' },
    { id: 'ma/K26', source: ['ours'], about: 'ma/actions.19' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
