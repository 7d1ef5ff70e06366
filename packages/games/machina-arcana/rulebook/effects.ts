import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** What abilities are made of; sentences are in text/rulebook. */
export const effects = {
  id: 'effects',
  rules: [
    { id: 'ma/effects.1', source: ['ours'] },
    { id: 'ma/effects.2', source: ['ours'] },
    { id: 'ma/effects.3', source: ['rulebook', 'ours'] },
    { id: 'ma/effects.4', source: ['ours'] },
    { id: 'ma/effects.5', source: ['ours'] },
    { id: 'ma/effects.6', source: ['ours'] },
    { id: 'ma/effects.7', source: ['ours'] },
    { id: 'ma/effects.8', source: ['ours'] },
    { id: 'ma/effects.9', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
