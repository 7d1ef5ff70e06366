import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Heal; sentences are in text/rulebook. */
export const heal = {
  id: 'heal',
  rules: [
    { id: 'gh/heal.1', source: ['rulebook'] },
    { id: 'gh/heal.2', source: ['rulebook'] },
    { id: 'gh/heal.2a', source: ['rulebook'], about: 'gh/heal.2' },
    { id: 'gh/heal.3', source: ['rulebook'] },
    { id: 'gh/heal.3a', source: ['rulebook'], about: 'gh/heal.3' },
    { id: 'gh/heal.4', source: ['rulebook'] },
    { id: 'gh/heal.5', source: ['derived'] },
    { id: 'gh/heal.6', source: ['derived'] },
    { id: 'gh/heal.7', source: ['faq'] },
    { id: 'gh/heal.7a', source: ['faq'], about: 'gh/heal.7' },
    { id: 'gh/heal.8', source: ['rulebook'] },
    { id: 'gh/heal.9', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
