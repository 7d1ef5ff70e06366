import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of destroying, banishing and controlling; sentences are in text/rulebook. */
export const casesDestroying = {
  id: 'cases-destroying',
  rules: [
    { id: 'ma/K131', source: ['rulebook'], about: 'ma/destroying.3' },
    { id: 'ma/K132', source: ['rulebook', 'derived'], about: 'ma/destroying.2' },
    { id: 'ma/K133', source: ['rulebook', 'derived'], about: 'ma/destroying.4' },
    { id: 'ma/K134', source: ['rulebook', 'ours'], about: 'ma/destroying.5' },
    { id: 'ma/K135', source: ['rulebook', 'ours'], about: 'ma/destroying.5' },
    { id: 'ma/K136', source: ['ours'], about: 'ma/destroying.9' },
    { id: 'ma/K137', source: ['rulebook', 'derived'], about: 'ma/pushing.1' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
