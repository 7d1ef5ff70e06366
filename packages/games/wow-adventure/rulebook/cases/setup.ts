import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of setup; sentences are in text/rulebook. */
export const casesSetup = {
  id: 'cases-setup',
  rules: [
    { id: 'wow/T-161', source: ['wow/A-21'], about: 'wow/setup.6' },
    { id: 'wow/T-162', source: ['rulebook'], about: 'wow/setup.9' },
    { id: 'wow/T-163', source: ['rulebook', 'derived'], about: 'wow/setup.10' },
    { id: 'wow/T-164', source: ['wow/A-21'], about: 'wow/setup.12' },
    { id: 'wow/T-165', source: ['rulebook'], about: 'wow/setup.9' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
