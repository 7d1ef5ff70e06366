import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { abilities } from './it/abilities.ts';
import { aim } from './it/aim.ts';
import { cards } from './it/cards.ts';
import { casesCombat } from './it/cases/combat.ts';
import { casesDecks } from './it/cases/decks.ts';
import { casesDuels } from './it/cases/duels.ts';
import { casesEnergy } from './it/cases/energy.ts';
import { casesMovement } from './it/cases/movement.ts';
import { casesOthers } from './it/cases/others.ts';
import { casesSetup } from './it/cases/setup.ts';
import { casesWeapons } from './it/cases/weapons.ts';
import { challenge } from './it/challenge.ts';
import { characters } from './it/characters.ts';
import { combat } from './it/combat.ts';
import { damage } from './it/damage.ts';
import { decks } from './it/decks.ts';
import { duels } from './it/duels.ts';
import { exploration } from './it/exploration.ts';
import { items } from './it/items.ts';
import { levels } from './it/levels.ts';
import { movement } from './it/movement.ts';
import { potions } from './it/potions.ts';
import { powers } from './it/powers.ts';
import { preface } from './it/preface.ts';
import { quests } from './it/quests.ts';
import { resources } from './it/resources.ts';
import { rulings } from './it/rulings.ts';
import { setup } from './it/setup.ts';
import { spaces } from './it/spaces.ts';
import { titles } from './it/titles.ts';
import { trophies } from './it/trophies.ts';
import { turn } from './it/turn.ts';
import { unbeaten } from './it/unbeaten.ts';
import { upkeep } from './it/upkeep.ts';

/** The rulebook in Italian. */
export const it: RulebookWords<ChapterId, RuleId> = {
  preface,
  titles,
  rules: {
    ...aim,
    ...setup,
    ...decks,
    ...turn,
    ...movement,
    ...spaces,
    ...exploration,
    ...resources,
    ...challenge,
    ...upkeep,
    ...cards,
    ...powers,
    ...combat,
    ...duels,
    ...damage,
    ...levels,
    ...characters,
    ...quests,
    ...items,
    ...potions,
    ...abilities,
    ...unbeaten,
    ...trophies,
    ...rulings,
    ...casesCombat,
    ...casesWeapons,
    ...casesEnergy,
    ...casesMovement,
    ...casesDuels,
    ...casesDecks,
    ...casesOthers,
    ...casesSetup,
  },
};
