import type { Chapter } from '@tavolo/language';
import { abilities } from './rulebook/abilities.ts';
import { aim } from './rulebook/aim.ts';
import { cards } from './rulebook/cards.ts';
import { casesCombat } from './rulebook/cases/combat.ts';
import { casesDecks } from './rulebook/cases/decks.ts';
import { casesDuels } from './rulebook/cases/duels.ts';
import { casesEnergy } from './rulebook/cases/energy.ts';
import { casesMovement } from './rulebook/cases/movement.ts';
import { casesOthers } from './rulebook/cases/others.ts';
import { casesSetup } from './rulebook/cases/setup.ts';
import { casesWeapons } from './rulebook/cases/weapons.ts';
import { challenge } from './rulebook/challenge.ts';
import { characters } from './rulebook/characters.ts';
import { combat } from './rulebook/combat.ts';
import { damage } from './rulebook/damage.ts';
import { decks } from './rulebook/decks.ts';
import { duels } from './rulebook/duels.ts';
import { exploration } from './rulebook/exploration.ts';
import { items } from './rulebook/items.ts';
import { levels } from './rulebook/levels.ts';
import { movement } from './rulebook/movement.ts';
import { potions } from './rulebook/potions.ts';
import { powers } from './rulebook/powers.ts';
import { quests } from './rulebook/quests.ts';
import { resources } from './rulebook/resources.ts';
import { rulings } from './rulebook/rulings.ts';
import { setup } from './rulebook/setup.ts';
import type { Source } from './rulebook/source.ts';
import { spaces } from './rulebook/spaces.ts';
import { trophies } from './rulebook/trophies.ts';
import { turn } from './rulebook/turn.ts';
import { unbeaten } from './rulebook/unbeaten.ts';
import { upkeep } from './rulebook/upkeep.ts';

/** The rules of World of Warcraft: The Adventure Game by number; sentences are in text/rulebook. */
export const chapters = [
  aim,
  setup,
  decks,
  turn,
  movement,
  spaces,
  exploration,
  resources,
  challenge,
  upkeep,
  cards,
  powers,
  combat,
  duels,
  damage,
  levels,
  characters,
  quests,
  items,
  potions,
  abilities,
  unbeaten,
  trophies,
  rulings,
  casesCombat,
  casesWeapons,
  casesEnergy,
  casesMovement,
  casesDuels,
  casesDecks,
  casesOthers,
  casesSetup,
] as const satisfies readonly Chapter<Source>[];

/** The id of a chapter. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The id of any rule, case or ruling. */
export type RuleId = (typeof chapters)[number]['rules'][number]['id'];
