import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The round; sentences are in text/rulebook. */
export const round = {
  id: 'round',
  rules: [
    { id: 'ma/round.1', source: ['rulebook'] },
    { id: 'ma/round.2', source: ['rulebook', 'ours'] },
    { id: 'ma/round.3', source: ['rulebook', 'derived'] },
    { id: 'ma/round.4', source: ['rulebook'] },
    { id: 'ma/round.5', source: ['derived'] },
    { id: 'ma/round.6', source: ['derived'] },
    { id: 'ma/round.7', source: ['ours'] },
    { id: 'ma/round.8', source: ['ours'] },
    { id: 'ma/round.9', source: ['ours'] },
    { id: 'ma/round.10', source: ['derived'] },
    { id: 'ma/round.11', source: ['ours'] },
    { id: 'ma/round.12', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
