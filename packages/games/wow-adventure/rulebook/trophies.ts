import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Trophies; sentences are in text/rulebook. */
export const trophies = {
  id: 'trophies',
  rules: [
    { id: 'wow/trophies.1', source: ['rulebook'] },
    { id: 'wow/trophies.2', source: ['rulebook'] },
    { id: 'wow/trophies.3', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
