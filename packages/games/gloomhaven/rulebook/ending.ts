import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The end of a scenario; sentences are in text/rulebook. */
export const ending = {
  id: 'ending',
  rules: [
    { id: 'gh/ending.1', source: ['rulebook'] },
    { id: 'gh/ending.1a', source: ['rulebook'], about: 'gh/ending.1' },
    { id: 'gh/ending.2', source: ['derived'] },
    { id: 'gh/ending.2a', source: ['derived'], about: 'gh/ending.2' },
    { id: 'gh/ending.3', source: ['rulebook'] },
    { id: 'gh/ending.4', source: ['gh/A-14'] },
    { id: 'gh/ending.5', source: ['rulebook'] },
    { id: 'gh/ending.6', source: ['rulebook'] },
    { id: 'gh/ending.6a', source: ['rulebook'], about: 'gh/ending.6' },
    { id: 'gh/ending.7', source: ['rulebook'] },
    { id: 'gh/ending.8', source: ['rulebook'] },
    { id: 'gh/ending.9', source: ['rulebook'] },
    { id: 'gh/ending.10', source: ['rulebook'] },
    { id: 'gh/ending.10a', source: ['rulebook'], about: 'gh/ending.10' },
    { id: 'gh/ending.11', source: ['rulebook'] },
    { id: 'gh/ending.12', source: ['rulebook'] },
    { id: 'gh/ending.12a', source: ['rulebook'], about: 'gh/ending.12' },
    { id: 'gh/ending.13', source: ['rulebook'] },
    { id: 'gh/ending.14', source: ['rulebook'] },
    { id: 'gh/ending.15', source: ['rulebook'] },
    { id: 'gh/ending.16', source: ['rulebook'] },
    { id: 'gh/ending.17', source: ['faq'] },
    { id: 'gh/ending.18', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
