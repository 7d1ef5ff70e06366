import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Threat and the monster level; sentences are in text/rulebook. */
export const threat = {
  id: 'threat',
  rules: [
    { id: 'ma/threat.1', source: ['web', 'ours'] },
    { id: 'ma/threat.2', source: ['web'] },
    { id: 'ma/threat.3', source: ['ours'] },
    { id: 'ma/threat.4', source: ['web', 'ours'] },
    { id: 'ma/threat.5', source: ['derived'] },
    { id: 'ma/threat.6', source: ['rulebook', 'ma/Q3'] },
    { id: 'ma/threat.7', source: ['ours'] },
    { id: 'ma/threat.8', source: ['ours'] },
  ],
} as const satisfies Chapter<Source>;
