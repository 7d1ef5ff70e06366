import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Special rules of scenarios; sentences are in text/rulebook. */
export const special = {
  id: 'special',
  rules: [
    { id: 'gh/special.1', source: ['rulebook'] },
    { id: 'gh/special.1a', source: ['rulebook'], about: 'gh/special.1' },
    { id: 'gh/special.2', source: ['rulebook'] },
    { id: 'gh/special.3', source: ['rulebook'] },
    { id: 'gh/special.4', source: ['derived'] },
    { id: 'gh/special.5', source: ['rulebook'] },
    { id: 'gh/special.6', source: ['rulebook'] },
    { id: 'gh/special.6a', source: ['rulebook'], about: 'gh/special.6' },
    { id: 'gh/special.6b', source: ['derived'], about: 'gh/special.6' },
    { id: 'gh/special.7', source: ['derived', 'gh/A-16'] },
    { id: 'gh/special.8', source: ['rulebook'] },
    { id: 'gh/special.9', source: ['rulebook'] },
    { id: 'gh/special.9a', source: ['rulebook'], about: 'gh/special.9' },
    { id: 'gh/special.10', source: ['rulebook'] },
    { id: 'gh/special.11', source: ['derived'] },
    { id: 'gh/special.11a', source: ['derived'], about: 'gh/special.11' },
    { id: 'gh/special.11b', source: ['derived'], about: 'gh/special.11' },
    { id: 'gh/special.12', source: ['rulebook'] },
    { id: 'gh/special.13', source: ['rulebook'] },
    { id: 'gh/special.14', source: ['rulebook'] },
    { id: 'gh/special.14a', source: ['rulebook'], about: 'gh/special.14' },
    { id: 'gh/special.15', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
