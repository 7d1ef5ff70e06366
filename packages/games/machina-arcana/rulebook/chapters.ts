import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Chapters and how they advance; sentences are in text/rulebook. */
export const story = {
  id: 'chapters',
  rules: [
    { id: 'ma/chapters.1', source: ['rulebook'] },
    { id: 'ma/chapters.2', source: ['rulebook'] },
    { id: 'ma/chapters.3', source: ['rulebook', 'derived'] },
    { id: 'ma/chapters.3.1', source: ['ours'] },
    { id: 'ma/chapters.4', source: ['rulebook'] },
    { id: 'ma/chapters.5', source: ['web', 'ours'] },
    { id: 'ma/chapters.6', source: ['ours'] },
    { id: 'ma/chapters.7', source: ['ours'] },
    { id: 'ma/chapters.8', source: ['ours'] },
    { id: 'ma/chapters.9', source: ['ours'] },
    { id: 'ma/chapters.10', source: ['ours'] },
    { id: 'ma/chapters.11', source: ['ours'] },
    { id: 'ma/chapters.12', source: ['derived'] },
    { id: 'ma/chapters.13', source: ['ours'] },
    { id: 'ma/chapters.14', source: ['web', 'ours'] },
  ],
} as const satisfies Chapter<Source>;
