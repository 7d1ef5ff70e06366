import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Summons; sentences are in text/rulebook. */
export const summons = {
  id: 'summons',
  rules: [
    { id: 'gh/summons.1', source: ['rulebook'] },
    { id: 'gh/summons.1a', source: ['rulebook'], about: 'gh/summons.1' },
    { id: 'gh/summons.2', source: ['rulebook'] },
    { id: 'gh/summons.3', source: ['faq'] },
    { id: 'gh/summons.4', source: ['rulebook'] },
    { id: 'gh/summons.4a', source: ['rulebook'], about: 'gh/summons.4' },
    { id: 'gh/summons.5', source: ['rulebook'] },
    { id: 'gh/summons.6', source: ['faq'] },
    { id: 'gh/summons.7', source: ['rulebook'] },
    { id: 'gh/summons.7a', source: ['rulebook'], about: 'gh/summons.7' },
    { id: 'gh/summons.8', source: ['rulebook'] },
    { id: 'gh/summons.9', source: ['faq'] },
    { id: 'gh/summons.10', source: ['rulebook'] },
    { id: 'gh/summons.11', source: ['derived'] },
    { id: 'gh/summons.12', source: ['rulebook'] },
    { id: 'gh/summons.13', source: ['rulebook'] },
    { id: 'gh/summons.14', source: ['derived'] },
    { id: 'gh/summons.15', source: ['rulebook'] },
    { id: 'gh/summons.16', source: ['rulebook'] },
    { id: 'gh/summons.17', source: ['rulebook'] },
    { id: 'gh/summons.18', source: ['rulebook'] },
    { id: 'gh/summons.19', source: ['rulebook'] },
    { id: 'gh/summons.20', source: ['derived'] },
    { id: 'gh/summons.21', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
