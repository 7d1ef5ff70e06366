import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The end of the round; sentences are in text/rulebook. */
export const cleanUp = {
  id: 'clean-up',
  rules: [
    { id: 'gh/clean-up.1', source: ['rulebook', 'derived'] },
    { id: 'gh/clean-up.2', source: ['rulebook'] },
    { id: 'gh/clean-up.2a', source: ['rulebook'], about: 'gh/clean-up.2' },
    { id: 'gh/clean-up.3', source: ['rulebook'] },
    { id: 'gh/clean-up.4', source: ['rulebook'] },
    { id: 'gh/clean-up.5', source: ['rulebook'] },
    { id: 'gh/clean-up.6', source: ['rulebook'] },
    { id: 'gh/clean-up.7', source: ['rulebook'] },
    { id: 'gh/clean-up.8', source: ['rulebook'] },
    { id: 'gh/clean-up.9', source: ['faq'] },
    { id: 'gh/clean-up.10', source: ['rulebook'] },
    { id: 'gh/clean-up.11', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
