import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of combat with encounters; sentences are in text/rulebook. */
export const casesCombat = {
  id: 'cases-combat',
  rules: [
    { id: 'wow/T-01', source: ['rulebook'], about: 'wow/combat.8' },
    { id: 'wow/T-02', source: ['rulebook'], about: 'wow/combat.7' },
    { id: 'wow/T-03', source: ['rulebook'], about: 'wow/combat.12' },
    { id: 'wow/T-05', source: ['rulebook'], about: 'wow/powers.2' },
    { id: 'wow/T-06', source: ['rulebook'], about: 'wow/powers.3' },
    { id: 'wow/T-11', source: ['rulebook'], about: 'wow/combat.5' },
    { id: 'wow/T-16', source: ['derived'], about: 'wow/powers.9' },
    { id: 'wow/T-17', source: ['wow/A-34'], about: 'wow/powers.9' },
    { id: 'wow/T-18', source: ['proposed'], about: 'wow/aim.8' },
    { id: 'wow/T-19', source: ['rulebook'], about: 'wow/combat.12' },
    { id: 'wow/T-20', source: ['rulebook'], about: 'wow/combat.20' },
    { id: 'wow/T-21', source: ['wow/A-41'], about: 'wow/combat.15' },
    { id: 'wow/T-22', source: ['wow/A-41'], about: 'wow/combat.15' },
    { id: 'wow/T-23', source: ['rulebook'], about: 'wow/combat.8' },
    { id: 'wow/T-24', source: ['wow/A-42'], about: 'wow/combat.16' },
    { id: 'wow/T-25', source: ['rulebook'], about: 'wow/combat.19' },
    { id: 'wow/T-26', source: ['proposed'], about: 'wow/combat.24' },
    { id: 'wow/T-27', source: ['proposed'], about: 'wow/aim.8' },
    { id: 'wow/T-28', source: ['proposed'], about: 'wow/aim.8' },
    { id: 'wow/T-29', source: ['rulebook'], about: 'wow/combat.13' },
    { id: 'wow/T-30', source: ['wow/A-47'], about: 'wow/damage.9' },
    { id: 'wow/T-31', source: ['rulebook'], about: 'wow/combat.7' },
    { id: 'wow/T-32', source: ['wow/A-57'], about: 'wow/combat.7' },
    { id: 'wow/T-33', source: ['derived'], about: 'wow/challenge.1' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
