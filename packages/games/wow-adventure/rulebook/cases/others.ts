import type { CaseEntry, Chapter } from '@tavolo/language';
import type { Source } from '../source.ts';

/** Cases of odds and ends; sentences are in text/rulebook. */
export const casesOthers = {
  id: 'cases-others',
  rules: [
    { id: 'wow/T-137', source: ['wow/A-46'], about: 'wow/movement.7' },
    { id: 'wow/T-138', source: ['wow/A-68'], about: 'wow/movement.8' },
    { id: 'wow/T-139', source: ['rulebook'], about: 'wow/exploration.5' },
    { id: 'wow/T-140', source: ['rulebook'], about: 'wow/decks.10' },
    { id: 'wow/T-141', source: ['wow/A-38'], about: 'wow/challenge.11' },
    { id: 'wow/T-142', source: ['wow/A-60'], about: 'wow/damage.10' },
    { id: 'wow/T-143', source: ['wow/A-44'], about: 'wow/levels.8' },
    { id: 'wow/T-144', source: ['proposed'], about: 'wow/quests.9' },
    { id: 'wow/T-145', source: ['derived'], about: 'wow/quests.10' },
    { id: 'wow/T-146', source: ['wow/A-64'], about: 'wow/quests.11' },
    { id: 'wow/T-147', source: ['wow/A-13'], about: 'wow/quests.13' },
    { id: 'wow/T-148', source: ['rulebook', 'wow/A-23'], about: 'wow/abilities.4' },
    { id: 'wow/T-149', source: ['rulebook'], about: 'wow/resources.4' },
    { id: 'wow/T-150', source: ['derived'], about: 'wow/unbeaten.4' },
    { id: 'wow/T-151', source: ['rulebook'], about: 'wow/characters.2' },
    { id: 'wow/T-152', source: ['rulebook'], about: 'wow/duels.8' },
    { id: 'wow/T-153', source: ['proposed'], about: 'wow/cards.5' },
    { id: 'wow/T-154', source: ['wow/A-55'], about: 'wow/abilities.14' },
    { id: 'wow/T-155', source: ['rulebook'], about: 'wow/exploration.3' },
    { id: 'wow/T-156', source: ['wow/A-53'], about: 'wow/movement.15' },
    { id: 'wow/T-157', source: ['wow/A-34'], about: 'wow/powers.11' },
    { id: 'wow/T-158', source: ['wow/A-41'], about: 'wow/combat.17' },
    { id: 'wow/T-159', source: ['derived'], about: 'wow/exploration.13' },
    { id: 'wow/T-160', source: ['rulebook'], about: 'wow/aim.4' },
  ],
} as const satisfies Chapter<Source> & { readonly rules: readonly CaseEntry<Source>[] };
