import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Death, the end of the game and ways to play; sentences are in text/rulebook. */
export const ending = {
  id: 'ending',
  rules: [
    { id: 'ma/ending.1', source: ['rulebook', 'web', 'ma/Q8'] },
    { id: 'ma/ending.2', source: ['web'] },
    { id: 'ma/ending.3', source: ['web'] },
    { id: 'ma/ending.4', source: ['web', 'ours'] },
    { id: 'ma/ending.5', source: ['ours'] },
    { id: 'ma/ending.6', source: ['web', 'ma/Q8'] },
    { id: 'ma/ending.7', source: ['web', 'ma/Q9'] },
    { id: 'ma/ending.8', source: ['web', 'ours'] },
    { id: 'ma/ending.9', source: ['web', 'ours'] },
    { id: 'ma/ending.10', source: ['web', 'ours'] },
    { id: 'ma/ending.11', source: ['web', 'ma/Q10'] },
    { id: 'ma/ending.12', source: ['ours'] },
    { id: 'ma/ending.13', source: ['ours'] },
    { id: 'ma/ending.14', source: ['web', 'ours'] },
    { id: 'ma/ending.15', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
