import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Markers; sentences are in text/rulebook. */
export const markers = {
  id: 'markers',
  rules: [
    { id: 'ma/markers.1', source: ['web', 'derived'] },
    { id: 'ma/markers.2', source: ['rulebook', 'ours'] },
    { id: 'ma/markers.3', source: ['ours'] },
    { id: 'ma/markers.4', source: ['web'] },
    { id: 'ma/markers.5', source: ['ours'] },
    { id: 'ma/markers.6', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
