import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Setup; sentences are in text/rulebook. */
export const setup = {
  id: 'setup',
  rules: [
    { id: 'ma/setup.1', source: ['web'] },
    { id: 'ma/setup.2', source: ['web', 'ours'] },
    { id: 'ma/setup.3', source: ['web', 'derived', 'ma/Q11'] },
    { id: 'ma/setup.4', source: ['web', 'derived', 'ours'] },
    { id: 'ma/setup.5', source: ['web'] },
    { id: 'ma/setup.6', source: ['web'] },
    { id: 'ma/setup.7', source: ['web', 'ours'] },
    { id: 'ma/setup.8', source: ['web', 'ours'] },
    { id: 'ma/setup.9', source: ['web', 'ours'] },
    { id: 'ma/setup.10', source: ['web'] },
    { id: 'ma/setup.11', source: ['ours'] },
    { id: 'ma/setup.12', source: ['web', 'derived'] },
    { id: 'ma/setup.13', source: ['web', 'ours'] },
    { id: 'ma/setup.14', source: ['ours'] },
    { id: 'ma/setup.15', source: ['derived', 'ours'] },
  ],
} as const satisfies Chapter<Source>;
