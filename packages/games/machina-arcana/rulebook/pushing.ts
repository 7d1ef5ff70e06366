import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Pushing and pulling; sentences are in text/rulebook. */
export const pushing = {
  id: 'pushing',
  rules: [
    { id: 'ma/pushing.1', source: ['rulebook', 'derived'] },
    { id: 'ma/pushing.2', source: ['derived', 'ours'] },
    { id: 'ma/pushing.3', source: ['rulebook', 'derived', 'ours'] },
    { id: 'ma/pushing.4', source: ['rulebook', 'ours'] },
    { id: 'ma/pushing.5', source: ['ours'] },
    { id: 'ma/pushing.6', source: ['ours'] },
    { id: 'ma/pushing.7', source: ['ours'] },
    { id: 'ma/pushing.8', source: ['derived'] },
    { id: 'ma/pushing.9', source: ['ours'] },
    { id: 'ma/pushing.10', source: ['ours'] },
    { id: 'ma/pushing.11', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
