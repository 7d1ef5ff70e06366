import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Swapping places; sentences are in text/rulebook. */
export const swapping = {
  id: 'swapping',
  rules: [{ id: 'ma/swapping.1', source: ['rulebook', 'derived'] }],
} as const satisfies Chapter<Source>;
