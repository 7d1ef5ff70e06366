import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The movement phase; sentences are in text/rulebook. */
export const movement = {
  id: 'movement',
  rules: [
    { id: 'wow/movement.1', source: ['rulebook'] },
    { id: 'wow/movement.2', source: ['rulebook', 'derived'] },
    { id: 'wow/movement.3', source: ['rulebook'] },
    { id: 'wow/movement.4', source: ['rulebook'] },
    { id: 'wow/movement.5', source: ['rulebook'] },
    { id: 'wow/movement.6', source: ['rulebook'] },
    { id: 'wow/movement.7', source: ['derived', 'wow/A-46'] },
    { id: 'wow/movement.8', source: ['wow/A-68'] },
    { id: 'wow/movement.9', source: ['derived'] },
    { id: 'wow/movement.10', source: ['derived'] },
    { id: 'wow/movement.11', source: ['rulebook'] },
    { id: 'wow/movement.12', source: ['rulebook', 'wow/A-05'] },
    { id: 'wow/movement.13', source: ['rulebook'] },
    { id: 'wow/movement.14', source: ['wow/A-53'] },
    { id: 'wow/movement.15', source: ['wow/A-53'] },
  ],
} as const satisfies Chapter<Source>;
