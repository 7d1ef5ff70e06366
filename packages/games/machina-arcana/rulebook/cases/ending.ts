import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of death and the end; sentences are in text/rulebook. */
export const casesEnding = {
  id: 'cases-ending',
  rules: [
    { id: 'ma/K160', source: ['rulebook', 'web', 'ours'], about: 'ma/ending.1' },
    { id: 'ma/K161', source: ['web'], about: 'ma/ending.2' },
    { id: 'ma/K162', source: ['rulebook', 'web'], about: 'ma/ending.1' },
    { id: 'ma/K163', source: ['rulebook', 'web'], about: 'ma/ending.1' },
    { id: 'ma/K164', source: ['web', 'ours'], about: 'ma/ending.14' },
    { id: 'ma/K165', source: ['web', 'ours'], about: 'ma/chapters.14' },
    { id: 'ma/K166', source: ['ours'], about: 'ma/destroying.9' },
    { id: 'ma/K167', source: ['web', 'ours'], about: 'ma/ending.10' },
    { id: 'ma/K168', source: ['web', 'ours'], about: 'ma/ending.8' },
    { id: 'ma/K169', source: ['derived', 'ours'], about: 'ma/setup.15' },
    { id: 'ma/K170', source: ['ma/Q4'], about: 'ma/Q4' },
    { id: 'ma/K171', source: ['web', 'ours', 'ma/Q2'], about: 'ma/ending.9' },
    { id: 'ma/K172', source: ['web', 'ours', 'ma/Q9'], about: 'ma/ending.7' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
