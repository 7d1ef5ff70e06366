import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Rolls for effect, gathered tokens and states; sentences are in text/rulebook. */
export const states = {
  id: 'states',
  rules: [
    { id: 'ma/states.1', source: ['rulebook'] },
    { id: 'ma/states.2', source: ['rulebook', 'ours'] },
    { id: 'ma/states.3', source: ['rulebook'] },
    { id: 'ma/states.4', source: ['ours'] },
    { id: 'ma/states.5', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
