import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Experience; sentences are in text/rulebook. */
export const experience = {
  id: 'experience',
  rules: [
    { id: 'gh/experience.1', source: ['rulebook'] },
    { id: 'gh/experience.2', source: ['rulebook'] },
    { id: 'gh/experience.2a', source: ['rulebook'], about: 'gh/experience.2' },
    { id: 'gh/experience.3', source: ['rulebook'] },
    { id: 'gh/experience.3a', source: ['rulebook'], about: 'gh/experience.3' },
    { id: 'gh/experience.3b', source: ['rulebook'], about: 'gh/experience.3' },
    { id: 'gh/experience.4', source: ['rulebook'] },
    { id: 'gh/experience.4a', source: ['rulebook'], about: 'gh/experience.4' },
    { id: 'gh/experience.5', source: ['rulebook'] },
    { id: 'gh/experience.6', source: ['derived'] },
    { id: 'gh/experience.7', source: ['rulebook'] },
    { id: 'gh/experience.8', source: ['rulebook'] },
    { id: 'gh/experience.9', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
