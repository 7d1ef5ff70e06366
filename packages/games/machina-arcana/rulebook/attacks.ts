import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Attacks; sentences are in text/rulebook. */
export const attacks = {
  id: 'attacks',
  rules: [
    { id: 'ma/attacks.1', source: ['rulebook'] },
    { id: 'ma/attacks.2', source: ['rulebook'] },
    { id: 'ma/attacks.3', source: ['rulebook'] },
    { id: 'ma/attacks.4', source: ['rulebook'] },
    { id: 'ma/attacks.5', source: ['rulebook'] },
    { id: 'ma/attacks.6', source: ['ours'] },
    { id: 'ma/attacks.7', source: ['ours'] },
    { id: 'ma/attacks.8', source: ['ours'] },
    { id: 'ma/attacks.9', source: ['ours'] },
    { id: 'ma/attacks.10', source: ['ours'] },
    { id: 'ma/attacks.11', source: ['ours'] },
    { id: 'ma/attacks.12', source: ['derived'] },
    { id: 'ma/attacks.13', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
