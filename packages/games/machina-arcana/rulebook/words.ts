import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Words with one meaning each; sentences are in text/rulebook. */
export const words = {
  id: 'words',
  rules: [
    { id: 'ma/words.1', source: ['rulebook'] },
    { id: 'ma/words.2', source: ['derived'] },
    { id: 'ma/words.3', source: ['rulebook', 'web'] },
    { id: 'ma/words.4', source: ['ours'] },
    { id: 'ma/words.5', source: ['derived'] },
    { id: 'ma/words.6', source: ['ours'] },
    { id: 'ma/words.7', source: ['derived'] },
    { id: 'ma/words.8', source: ['rulebook', 'derived'] },
    { id: 'ma/words.9', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
