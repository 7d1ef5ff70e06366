import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** The spawn phase; sentences are in text/rulebook. */
export const spawn = {
  id: 'spawn',
  rules: [
    { id: 'ma/spawn.1', source: ['rulebook', 'ours'] },
    { id: 'ma/spawn.2', source: ['rulebook', 'ma/Q1'] },
    { id: 'ma/spawn.3', source: ['web'] },
    { id: 'ma/spawn.4', source: ['web', 'derived'] },
    { id: 'ma/spawn.5', source: ['web'] },
    { id: 'ma/spawn.6', source: ['ma/Q2'] },
    { id: 'ma/spawn.7', source: ['ours'] },
    { id: 'ma/spawn.8', source: ['rulebook'] },
    { id: 'ma/spawn.9', source: ['rulebook'] },
    { id: 'ma/spawn.10', source: ['rulebook', 'ours'] },
    { id: 'ma/spawn.11', source: ['rulebook'] },
    { id: 'ma/spawn.12', source: ['ours'] },
    { id: 'ma/spawn.13', source: ['ours'] },
    { id: 'ma/spawn.14', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
