import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of chapters; sentences are in text/rulebook. */
export const casesChapters = {
  id: 'cases-chapters',
  rules: [
    { id: 'ma/K46', source: ['rulebook'], about: 'ma/actions.9.1' },
    { id: 'ma/K47', source: ['rulebook'], about: 'ma/actions.9.2' },
    { id: 'ma/K48', source: ['rulebook'], about: 'ma/actions.10.1' },
    { id: 'ma/K49', source: ['rulebook'], about: 'ma/actions.9.1' },
    { id: 'ma/K50', source: ['rulebook', 'derived', 'ours'], about: 'ma/actions.4.1' },
    { id: 'ma/K51', source: ['web', 'ours'], about: 'ma/chapters.5' },
    { id: 'ma/K52', source: ['ours'], about: 'ma/chapters.3.1' },
    { id: 'ma/K53', source: ['ours'], about: 'ma/chapters.11' },
    { id: 'ma/K54', source: ['ours'], about: 'ma/chapters.10' },
    { id: 'ma/K55', source: ['ours'], about: 'ma/chapters.8' },
    { id: 'ma/K56', source: ['ours'], about: 'ma/chapters.9' },
    { id: 'ma/K57', source: ['rulebook'], about: 'ma/actions.11.1' },
    { id: 'ma/K58', source: ['ours'], about: 'ma/actions.11.3' },
    { id: 'ma/K59', source: ['derived', 'ours'], about: 'ma/actions.11.4' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
