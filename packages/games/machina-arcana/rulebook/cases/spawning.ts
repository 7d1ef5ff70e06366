import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of spawning, horror and threat; sentences are in text/rulebook. */
export const casesSpawning = {
  id: 'cases-spawning',
  rules: [
    { id: 'ma/K60', source: ['web', 'derived', 'ours', 'ma/Q2'], about: 'ma/spawn.4' },
    { id: 'ma/K61', source: ['web', 'derived'], about: 'ma/spawn.4' },
    { id: 'ma/K62', source: ['rulebook', 'web', 'derived', 'ours'], about: 'ma/spawn.1' },
    { id: 'ma/K63', source: ['rulebook', 'ours', 'ma/Q1'], about: 'ma/spawn.2' },
    { id: 'ma/K64', source: ['rulebook', 'ours'], about: 'ma/spawn.10' },
    { id: 'ma/K65', source: ['rulebook', 'ours'], about: 'ma/spawn.10' },
    { id: 'ma/K66', source: ['rulebook'], about: 'ma/spawn.8' },
    { id: 'ma/K67', source: ['ours'], about: 'ma/spawn.13' },
    { id: 'ma/K68', source: ['web', 'ours', 'ma/Q2'], about: 'ma/horror.5' },
    { id: 'ma/K69', source: ['web', 'ours'], about: 'ma/threat.4' },
    { id: 'ma/K70', source: ['rulebook', 'derived', 'ours', 'ma/Q3'], about: 'ma/threat.5' },
    { id: 'ma/K71', source: ['rulebook', 'derived'], about: 'ma/horror.7' },
    { id: 'ma/K72', source: ['rulebook', 'ours'], about: 'ma/horror.6' },
    { id: 'ma/K73', source: ['rulebook', 'ours'], about: 'ma/horror.6' },
    { id: 'ma/K74', source: ['rulebook', 'ours'], about: 'ma/horror.12' },
    { id: 'ma/K75', source: ['web', 'ours'], about: 'ma/horror.9' },
    { id: 'ma/K76', source: ['rulebook', 'ours'], about: 'ma/markers.2' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
