import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { abilities } from './pt/abilities.ts';
import { aim } from './pt/aim.ts';
import { cards } from './pt/cards.ts';
import { casesCombat } from './pt/cases/combat.ts';
import { casesDecks } from './pt/cases/decks.ts';
import { casesDuels } from './pt/cases/duels.ts';
import { casesEnergy } from './pt/cases/energy.ts';
import { casesMovement } from './pt/cases/movement.ts';
import { casesOthers } from './pt/cases/others.ts';
import { casesSetup } from './pt/cases/setup.ts';
import { casesWeapons } from './pt/cases/weapons.ts';
import { challenge } from './pt/challenge.ts';
import { characters } from './pt/characters.ts';
import { combat } from './pt/combat.ts';
import { damage } from './pt/damage.ts';
import { decks } from './pt/decks.ts';
import { duels } from './pt/duels.ts';
import { exploration } from './pt/exploration.ts';
import { items } from './pt/items.ts';
import { levels } from './pt/levels.ts';
import { movement } from './pt/movement.ts';
import { potions } from './pt/potions.ts';
import { powers } from './pt/powers.ts';
import { preface } from './pt/preface.ts';
import { quests } from './pt/quests.ts';
import { resources } from './pt/resources.ts';
import { rulings } from './pt/rulings.ts';
import { setup } from './pt/setup.ts';
import { spaces } from './pt/spaces.ts';
import { titles } from './pt/titles.ts';
import { trophies } from './pt/trophies.ts';
import { turn } from './pt/turn.ts';
import { unbeaten } from './pt/unbeaten.ts';
import { upkeep } from './pt/upkeep.ts';

/** The rulebook in Brazilian Portuguese. */
export const pt: RulebookWords<ChapterId, RuleId> = {
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
