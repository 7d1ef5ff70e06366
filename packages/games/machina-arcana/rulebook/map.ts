import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The map, adjacency and sight; sentences are in text/rulebook. */
export const map = {
  id: 'map',
  rules: [
    { id: 'ma/map.1', source: ['web', 'ours'] },
    { id: 'ma/map.2', source: ['derived'] },
    { id: 'ma/map.3', source: ['derived'] },
    { id: 'ma/map.4', source: ['web', 'ours'] },
    { id: 'ma/map.5', source: ['derived'] },
    { id: 'ma/map.6', source: ['rulebook'] },
    { id: 'ma/map.7', source: ['web'] },
    { id: 'ma/map.8', source: ['ours'] },
    { id: 'ma/map.9', source: ['rulebook'] },
    { id: 'ma/map.10', source: ['ours'] },
    { id: 'ma/map.11', source: ['derived'] },
    { id: 'ma/map.12', source: ['rulebook', 'derived'] },
    { id: 'ma/map.13', source: ['rulebook', 'derived'] },
    { id: 'ma/map.14', source: ['ours'] },
    { id: 'ma/map.15', source: ['rulebook'] },
    { id: 'ma/map.16', source: ['rulebook'] },
    { id: 'ma/map.17', source: ['ours'] },
    { id: 'ma/map.18', source: ['ours'] },
    { id: 'ma/map.19', source: ['derived'] },
    { id: 'ma/map.20', source: ['ours'] },
    { id: 'ma/map.21', source: ['derived'] },
    { id: 'ma/map.22', source: ['web', 'ours'] },
    { id: 'ma/map.23', source: ['ours'] },
    { id: 'ma/map.24', source: ['ours'] },
    { id: 'ma/map.25', source: ['ours'] },
    { id: 'ma/map.26', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
