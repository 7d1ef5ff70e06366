import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Damage, healing and defeat; sentences are in text/rulebook. */
export const damage = {
  id: 'damage',
  rules: [
    { id: 'wow/damage.1', source: ['rulebook'] },
    { id: 'wow/damage.2', source: ['rulebook'] },
    { id: 'wow/damage.3', source: ['rulebook'] },
    { id: 'wow/damage.4', source: ['rulebook'] },
    { id: 'wow/damage.5', source: ['rulebook'] },
    { id: 'wow/damage.6', source: ['rulebook', 'derived'] },
    { id: 'wow/damage.7', source: ['wow/A-45'] },
    { id: 'wow/damage.8', source: ['derived'] },
    { id: 'wow/damage.9', source: ['wow/A-47'] },
    { id: 'wow/damage.10', source: ['wow/A-60'] },
    { id: 'wow/damage.11', source: ['wow/A-33'] },
  ],
} as const satisfies Chapter<Source>;
