import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** How the icons of the printed summary are read; sentences are in text/rulebook. */
export const reading = {
  id: 'reading',
  rules: [
    { id: 'ma/reading.1', source: ['rulebook'] },
    { id: 'ma/reading.2', source: ['derived'] },
    { id: 'ma/reading.3', source: ['web', 'derived'] },
    { id: 'ma/reading.4', source: ['derived'] },
    { id: 'ma/reading.5', source: ['rulebook'] },
    { id: 'ma/reading.6', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
