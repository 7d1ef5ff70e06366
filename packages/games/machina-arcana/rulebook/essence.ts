import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Essence and support; sentences are in text/rulebook. */
export const essence = {
  id: 'essence',
  rules: [
    { id: 'ma/essence.1', source: ['rulebook'] },
    { id: 'ma/essence.2', source: ['rulebook'] },
    { id: 'ma/essence.3', source: ['rulebook'] },
    { id: 'ma/essence.4', source: ['derived', 'ours'] },
    { id: 'ma/essence.5', source: ['ours'] },
    { id: 'ma/essence.6', source: ['derived', 'ma/Q6'] },
    { id: 'ma/essence.7', source: ['ours'] },
    { id: 'ma/essence.8', source: ['ours'] },
    { id: 'ma/essence.9', source: ['derived'] },
    { id: 'ma/essence.10', source: ['derived'] },
    { id: 'ma/essence.11', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
