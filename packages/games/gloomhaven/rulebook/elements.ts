import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Elements; sentences are in text/rulebook. */
export const elements = {
  id: 'elements',
  rules: [
    { id: 'gh/elements.1', source: ['rulebook'] },
    { id: 'gh/elements.2', source: ['rulebook'] },
    { id: 'gh/elements.2a', source: ['rulebook', 'gh/A-11'], about: 'gh/elements.2' },
    { id: 'gh/elements.3', source: ['rulebook'] },
    { id: 'gh/elements.4', source: ['rulebook'] },
    { id: 'gh/elements.4a', source: ['rulebook'], about: 'gh/elements.4' },
    { id: 'gh/elements.5', source: ['rulebook'] },
    { id: 'gh/elements.6', source: ['faq'] },
    { id: 'gh/elements.7', source: ['rulebook'] },
    { id: 'gh/elements.8', source: ['rulebook'] },
    { id: 'gh/elements.8a', source: ['rulebook'], about: 'gh/elements.8' },
    { id: 'gh/elements.9', source: ['rulebook'] },
    { id: 'gh/elements.9a', source: ['rulebook'], about: 'gh/elements.9' },
    { id: 'gh/elements.10', source: ['faq'] },
    { id: 'gh/elements.10a', source: ['faq'], about: 'gh/elements.10' },
    { id: 'gh/elements.11', source: ['rulebook'] },
    { id: 'gh/elements.11a', source: ['rulebook'], about: 'gh/elements.11' },
    { id: 'gh/elements.12', source: ['rulebook'] },
    { id: 'gh/elements.13', source: ['rulebook'] },
    { id: 'gh/elements.14', source: ['rulebook'] },
    { id: 'gh/elements.15', source: ['rulebook'] },
    { id: 'gh/elements.15a', source: ['rulebook'], about: 'gh/elements.15' },
    { id: 'gh/elements.16', source: ['rulebook', 'gh/A-08'] },
    { id: 'gh/elements.17', source: ['derived', 'gh/A-08'] },
    { id: 'gh/elements.17a', source: ['derived', 'gh/A-08'], about: 'gh/elements.17' },
    { id: 'gh/elements.18', source: ['rulebook'] },
    { id: 'gh/elements.19', source: ['rulebook'] },
  ],
} as const satisfies Chapter<Source>;
