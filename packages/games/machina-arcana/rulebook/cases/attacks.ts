import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of attacks and barrels; sentences are in text/rulebook. */
export const casesAttacks = {
  id: 'cases-attacks',
  rules: [
    { id: 'ma/K90', source: ['rulebook'], about: 'ma/attacks.2' },
    { id: 'ma/K91', source: ['rulebook'], about: 'ma/attacks.1' },
    { id: 'ma/K92', source: ['rulebook'], about: 'ma/attacks.5' },
    { id: 'ma/K93', source: ['rulebook', 'derived'], about: 'ma/attacks.5' },
    { id: 'ma/K94', source: ['rulebook'], about: 'ma/attacks.5' },
    { id: 'ma/K95', source: ['rulebook', 'derived'], about: 'ma/map.12' },
    { id: 'ma/K96', source: ['rulebook', 'derived'], about: 'ma/map.12' },
    { id: 'ma/K97', source: ['rulebook', 'derived'], about: 'ma/map.13' },
    { id: 'ma/K98', source: ['rulebook'], about: 'ma/ethereal.2' },
    { id: 'ma/K99', source: ['derived'], about: 'ma/dice.5' },
    { id: 'ma/K100', source: ['ours'], about: 'ma/attacks.6' },
    { id: 'ma/K101', source: ['ours'], about: 'ma/attacks.9' },
    { id: 'ma/K102', source: ['ours'], about: 'ma/attacks.9' },
    { id: 'ma/K103', source: ['ours'], about: 'ma/attacks.10' },
    { id: 'ma/K104', source: ['ours'], about: 'ma/attacks.11' },
    { id: 'ma/K105', source: ['ours'], about: 'ma/essence.7' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
