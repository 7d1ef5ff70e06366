import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of essence and support; sentences are in text/rulebook. */
export const casesEssence = {
  id: 'cases-essence',
  rules: [
    { id: 'ma/K106', source: ['rulebook'], about: 'ma/essence.2' },
    { id: 'ma/K107', source: ['derived', 'ours', 'ma/Q6'], about: 'ma/essence.6' },
    { id: 'ma/K108', source: ['derived', 'ours', 'ma/Q6'], about: 'ma/essence.6' },
    { id: 'ma/K109', source: ['rulebook', 'ours'], about: 'ma/essence.3' },
    { id: 'ma/K110', source: ['rulebook'], about: 'ma/essence.2' },
    { id: 'ma/K111', source: ['rulebook'], about: 'ma/essence.3' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
