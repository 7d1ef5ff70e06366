import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of sight; sentences are in text/rulebook. */
export const casesSight = {
  id: 'cases-sight',
  rules: [
    { id: 'ma/K77', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K78', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K79', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K80', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K81', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K82', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K83', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K84', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K85', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K86', source: ['rulebook', 'ours'], about: 'ma/map.18' },
    { id: 'ma/K87', source: ['rulebook', 'ours'], about: 'ma/map.6' },
    { id: 'ma/K88', source: ['ours'], about: 'ma/map.18' },
    { id: 'ma/K89', source: ['ours'], about: 'ma/map.10' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
