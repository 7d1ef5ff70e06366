import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Variants; sentences are in text/rulebook. */
export const variants = {
  id: 'variants',
  rules: [
    { id: 'gh/variants.1', source: ['rulebook'] },
    { id: 'gh/variants.1a', source: ['rulebook'], about: 'gh/variants.1' },
    { id: 'gh/variants.2', source: ['derived'] },
    { id: 'gh/variants.3', source: ['derived'] },
    { id: 'gh/variants.3a', source: ['derived'], about: 'gh/variants.3' },
    { id: 'gh/variants.4', source: ['rulebook'] },
    { id: 'gh/variants.5', source: ['rulebook'] },
    { id: 'gh/variants.6', source: ['rulebook'] },
    { id: 'gh/variants.6a', source: ['rulebook'], about: 'gh/variants.6' },
    { id: 'gh/variants.7', source: ['rulebook', 'derived'] },
    { id: 'gh/variants.12', source: ['rulebook'] },
    { id: 'gh/variants.13', source: ['rulebook'] },
    { id: 'gh/variants.14', source: ['rulebook'] },
    { id: 'gh/variants.15', source: ['rulebook'] },
    { id: 'gh/variants.16', source: ['rulebook'] },
    { id: 'gh/variants.17', source: ['rulebook'] },
    { id: 'gh/variants.18', source: ['rulebook'] },
    { id: 'gh/variants.19', source: ['rulebook'] },
    { id: 'gh/variants.19a', source: ['rulebook'], about: 'gh/variants.19' },
    { id: 'gh/variants.20', source: ['rulebook'] },
    { id: 'gh/variants.21', source: ['rulebook'] },
    { id: 'gh/variants.22', source: ['rulebook'] },
    { id: 'gh/variants.22a', source: ['rulebook'], about: 'gh/variants.22' },
    { id: 'gh/variants.23', source: ['rulebook'] },
    { id: 'gh/variants.24', source: ['rulebook'] },
    { id: 'gh/variants.25', source: ['rulebook'] },
    { id: 'gh/variants.25a', source: ['rulebook'], about: 'gh/variants.25' },
    { id: 'gh/variants.26', source: ['derived'] },
    { id: 'gh/variants.27', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
