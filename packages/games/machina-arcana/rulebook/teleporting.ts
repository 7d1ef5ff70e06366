import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Teleporting; sentences are in text/rulebook. */
export const teleporting = {
  id: 'teleporting',
  rules: [
    { id: 'ma/teleporting.1', source: ['rulebook', 'derived'] },
    { id: 'ma/teleporting.2', source: ['rulebook', 'derived', 'ours'] },
    { id: 'ma/teleporting.3', source: ['rulebook', 'ours'] },
  ],
} as const satisfies Chapter<Source>;
