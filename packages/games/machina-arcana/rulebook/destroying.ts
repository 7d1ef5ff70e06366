import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Destroying, banishing and controlling monsters; sentences are in text/rulebook. */
export const destroying = {
  id: 'destroying',
  rules: [
    { id: 'ma/destroying.1', source: ['rulebook'] },
    { id: 'ma/destroying.2', source: ['rulebook', 'derived'] },
    { id: 'ma/destroying.3', source: ['rulebook'] },
    { id: 'ma/destroying.4', source: ['rulebook', 'derived'] },
    { id: 'ma/destroying.5', source: ['rulebook', 'ours'] },
    { id: 'ma/destroying.6', source: ['ours'] },
    { id: 'ma/destroying.7', source: ['derived'] },
    { id: 'ma/destroying.8', source: ['ours'] },
    { id: 'ma/destroying.9', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
