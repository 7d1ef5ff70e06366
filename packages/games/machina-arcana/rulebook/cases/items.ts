import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of items; sentences are in text/rulebook. */
export const casesItems = {
  id: 'cases-items',
  rules: [
    { id: 'ma/K151', source: ['ours'], about: 'ma/inventory.6' },
    { id: 'ma/K152', source: ['web'], about: 'ma/inventory.2' },
    { id: 'ma/K153', source: ['web'], about: 'ma/inventory.2' },
    { id: 'ma/K154', source: ['web', 'ours'], about: 'ma/inventory.3' },
    { id: 'ma/K155', source: ['ours'], about: 'ma/inventory.15' },
    { id: 'ma/K156', source: ['rulebook', 'derived'], about: 'ma/inventory.8' },
    { id: 'ma/K157', source: ['ours'], about: 'ma/actions.2.3' },
    { id: 'ma/K158', source: ['ours'], about: 'ma/inventory.12' },
    { id: 'ma/K159', source: ['rulebook', 'web', 'ours'], about: 'ma/actions.3.1' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
