import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The horror phase and events; sentences are in text/rulebook. */
export const horror = {
  id: 'horror',
  rules: [
    { id: 'ma/horror.1', source: ['rulebook'] },
    { id: 'ma/horror.2', source: ['rulebook'] },
    { id: 'ma/horror.3', source: ['web'] },
    { id: 'ma/horror.4', source: ['web'] },
    { id: 'ma/horror.5', source: ['ma/Q2'] },
    { id: 'ma/horror.6', source: ['rulebook', 'ours'] },
    { id: 'ma/horror.7', source: ['rulebook'] },
    { id: 'ma/horror.8', source: ['ours'] },
    { id: 'ma/horror.9', source: ['ours'] },
    { id: 'ma/horror.10', source: ['derived'] },
    { id: 'ma/horror.11', source: ['ours'] },
    { id: 'ma/horror.12', source: ['ours'] },
    { id: 'ma/horror.13', source: ['rulebook', 'derived'] },
    { id: 'ma/horror.14', source: ['rulebook', 'ours'] },
  ],
} as const satisfies Chapter<Source>;
