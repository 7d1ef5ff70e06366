import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of pushing, pulling and states; sentences are in text/rulebook. */
export const casesPushing = {
  id: 'cases-pushing',
  rules: [
    { id: 'ma/K138', source: ['rulebook', 'derived'], about: 'ma/pushing.1' },
    { id: 'ma/K139', source: ['rulebook', 'derived', 'ours'], about: 'ma/pushing.1' },
    { id: 'ma/K140', source: ['derived', 'ours'], about: 'ma/pushing.2' },
    { id: 'ma/K141', source: ['rulebook', 'derived', 'ours'], about: 'ma/pushing.3' },
    { id: 'ma/K142', source: ['rulebook', 'derived', 'ours'], about: 'ma/pushing.3' },
    { id: 'ma/K143', source: ['rulebook', 'ours'], about: 'ma/pushing.4' },
    { id: 'ma/K144', source: ['derived'], about: 'ma/pushing.8' },
    { id: 'ma/K145', source: ['rulebook'], about: 'ma/ethereal.1' },
    { id: 'ma/K146', source: ['rulebook', 'derived'], about: 'ma/teleporting.1' },
    { id: 'ma/K147', source: ['rulebook', 'derived', 'ours'], about: 'ma/teleporting.2' },
    { id: 'ma/K148', source: ['rulebook', 'derived'], about: 'ma/swapping.1' },
    { id: 'ma/K149', source: ['rulebook', 'ours'], about: 'ma/states.1' },
    { id: 'ma/K150', source: ['ours'], about: 'ma/pushing.10' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
