import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Recover and refresh; sentences are in text/rulebook. */
export const recover = {
  id: 'recover',
  rules: [
    { id: 'gh/recover.1', source: ['rulebook'] },
    { id: 'gh/recover.2', source: ['rulebook'] },
    { id: 'gh/recover.3', source: ['rulebook'] },
    { id: 'gh/recover.3a', source: ['rulebook'], about: 'gh/recover.3' },
    { id: 'gh/recover.4', source: ['rulebook'] },
    { id: 'gh/recover.4a', source: ['rulebook'], about: 'gh/recover.4' },
    { id: 'gh/recover.5', source: ['rulebook'] },
    { id: 'gh/recover.5a', source: ['rulebook'], about: 'gh/recover.5' },
    { id: 'gh/recover.6', source: ['derived'] },
    { id: 'gh/recover.7', source: ['faq'] },
    { id: 'gh/recover.8', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
