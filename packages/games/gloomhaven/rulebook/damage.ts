import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Damage and how it is negated; sentences are in text/rulebook. */
export const damage = {
  id: 'damage',
  rules: [
    { id: 'gh/damage.1', source: ['rulebook'] },
    { id: 'gh/damage.2', source: ['rulebook'] },
    { id: 'gh/damage.2a', source: ['rulebook'], about: 'gh/damage.2' },
    { id: 'gh/damage.2b', source: ['rulebook'], about: 'gh/damage.2' },
    { id: 'gh/damage.3', source: ['rulebook'] },
    { id: 'gh/damage.3a', source: ['rulebook'], about: 'gh/damage.3' },
    { id: 'gh/damage.4', source: ['rulebook'] },
    { id: 'gh/damage.4a', source: ['rulebook'], about: 'gh/damage.4' },
    { id: 'gh/damage.5', source: ['rulebook'] },
    { id: 'gh/damage.6', source: ['derived'] },
    { id: 'gh/damage.7', source: ['rulebook'] },
    { id: 'gh/damage.7a', source: ['rulebook'], about: 'gh/damage.7' },
    { id: 'gh/damage.8', source: ['rulebook'] },
    { id: 'gh/damage.9', source: ['rulebook', 'gh/A-09'] },
    { id: 'gh/damage.10', source: ['derived'] },
    { id: 'gh/damage.11', source: ['rulebook'] },
    { id: 'gh/damage.12', source: ['rulebook'] },
    { id: 'gh/damage.13', source: ['rulebook'] },
    { id: 'gh/damage.14', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
