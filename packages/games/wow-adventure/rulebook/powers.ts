import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Powers; sentences are in text/rulebook. */
export const powers = {
  id: 'powers',
  rules: [
    { id: 'wow/powers.1', source: ['rulebook'] },
    { id: 'wow/powers.2', source: ['rulebook'] },
    { id: 'wow/powers.3', source: ['rulebook'] },
    { id: 'wow/powers.4', source: ['rulebook'] },
    { id: 'wow/powers.5', source: ['rulebook'] },
    { id: 'wow/powers.6', source: ['rulebook'] },
    { id: 'wow/powers.7', source: ['rulebook'] },
    { id: 'wow/powers.8', source: ['rulebook'] },
    { id: 'wow/powers.9', source: ['wow/A-34'] },
    { id: 'wow/powers.10', source: ['derived'] },
    { id: 'wow/powers.11', source: ['wow/A-34'] },
    { id: 'wow/powers.12', source: ['wow/A-50'] },
  ],
} as const satisfies Chapter<Source>;
