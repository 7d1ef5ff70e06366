import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The turn; sentences are in text/rulebook. */
export const turn = {
  id: 'turn',
  rules: [
    { id: 'wow/turn.1', source: ['rulebook'] },
    { id: 'wow/turn.2', source: ['rulebook'] },
    { id: 'wow/turn.3', source: ['rulebook'] },
    { id: 'wow/turn.4', source: ['web'] },
    { id: 'wow/turn.5', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
