import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Character cards; sentences are in text/rulebook. */
export const characters = {
  id: 'characters',
  rules: [
    { id: 'wow/characters.1', source: ['rulebook'] },
    { id: 'wow/characters.2', source: ['rulebook'] },
    { id: 'wow/characters.3', source: ['rulebook'] },
    { id: 'wow/characters.4', source: ['rulebook'] },
    { id: 'wow/characters.5', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
