import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { abilities } from './en/abilities.ts';
import { aim } from './en/aim.ts';
import { cards } from './en/cards.ts';
import { casesCombat } from './en/cases/combat.ts';
import { casesDecks } from './en/cases/decks.ts';
import { casesDuels } from './en/cases/duels.ts';
import { casesEnergy } from './en/cases/energy.ts';
import { casesMovement } from './en/cases/movement.ts';
import { casesOthers } from './en/cases/others.ts';
import { casesSetup } from './en/cases/setup.ts';
import { casesWeapons } from './en/cases/weapons.ts';
import { challenge } from './en/challenge.ts';
import { characters } from './en/characters.ts';
import { combat } from './en/combat.ts';
import { damage } from './en/damage.ts';
import { decks } from './en/decks.ts';
import { duels } from './en/duels.ts';
import { exploration } from './en/exploration.ts';
import { items } from './en/items.ts';
import { levels } from './en/levels.ts';
import { movement } from './en/movement.ts';
import { potions } from './en/potions.ts';
import { powers } from './en/powers.ts';
import { preface } from './en/preface.ts';
import { quests } from './en/quests.ts';
import { resources } from './en/resources.ts';
import { rulings } from './en/rulings.ts';
import { setup } from './en/setup.ts';
import { spaces } from './en/spaces.ts';
import { titles } from './en/titles.ts';
import { trophies } from './en/trophies.ts';
import { turn } from './en/turn.ts';
import { unbeaten } from './en/unbeaten.ts';
import { upkeep } from './en/upkeep.ts';

/** The rulebook in English. */
export const en: RulebookWords<ChapterId, RuleId> = {
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
