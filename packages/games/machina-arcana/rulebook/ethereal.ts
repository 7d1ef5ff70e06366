import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Ethereal units; sentences are in text/rulebook. */
export const ethereal = {
  id: 'ethereal',
  rules: [
    { id: 'ma/ethereal.1', source: ['rulebook'] },
    { id: 'ma/ethereal.2', source: ['rulebook'] },
    { id: 'ma/ethereal.3', source: ['rulebook', 'derived'] },
    { id: 'ma/ethereal.4', source: ['rulebook'] },
    { id: 'ma/ethereal.5', source: ['derived', 'ours'] },
  ],
} as const satisfies Chapter<Source>;
