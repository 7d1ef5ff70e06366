import type { Chapter } from '@tavolo/language';
import { actions } from './rulebook/actions.ts';
import { attacks } from './rulebook/attacks.ts';
import { casesAttacks } from './rulebook/cases/attacks.ts';
import { casesChapters } from './rulebook/cases/chapters.ts';
import { casesChests } from './rulebook/cases/chests.ts';
import { casesDestroying } from './rulebook/cases/destroying.ts';
import { casesEnding } from './rulebook/cases/ending.ts';
import { casesEssence } from './rulebook/cases/essence.ts';
import { casesExploring } from './rulebook/cases/exploring.ts';
import { casesItems } from './rulebook/cases/items.ts';
import { casesMonsters } from './rulebook/cases/monsters.ts';
import { casesMoving } from './rulebook/cases/moving.ts';
import { casesOthers } from './rulebook/cases/others.ts';
import { casesPushing } from './rulebook/cases/pushing.ts';
import { casesSetup } from './rulebook/cases/setup.ts';
import { casesSight } from './rulebook/cases/sight.ts';
import { casesSpawning } from './rulebook/cases/spawning.ts';
import { story } from './rulebook/chapters.ts';
import { destroying } from './rulebook/destroying.ts';
import { dice } from './rulebook/dice.ts';
import { effects } from './rulebook/effects.ts';
import { ending } from './rulebook/ending.ts';
import { essence } from './rulebook/essence.ts';
import { ethereal } from './rulebook/ethereal.ts';
import { horror } from './rulebook/horror.ts';
import { inventory } from './rulebook/inventory.ts';
import { map } from './rulebook/map.ts';
import { markers } from './rulebook/markers.ts';
import { monsters } from './rulebook/monsters.ts';
import { pushing } from './rulebook/pushing.ts';
import { reading } from './rulebook/reading.ts';
import { round } from './rulebook/round.ts';
import { rulings } from './rulebook/rulings.ts';
import { setup } from './rulebook/setup.ts';
import type { Source } from './rulebook/source.ts';
import { spawn } from './rulebook/spawn.ts';
import { states } from './rulebook/states.ts';
import { swapping } from './rulebook/swapping.ts';
import { teleporting } from './rulebook/teleporting.ts';
import { threat } from './rulebook/threat.ts';
import { words } from './rulebook/words.ts';

/** The rules of Machina Arcana by number; sentences are in text/rulebook. */
export const chapters = [
  words,
  reading,
  dice,
  setup,
  round,
  markers,
  actions,
  story,
  spawn,
  horror,
  threat,
  map,
  attacks,
  essence,
  monsters,
  destroying,
  pushing,
  ethereal,
  teleporting,
  swapping,
  states,
  inventory,
  ending,
  effects,
  rulings,
  casesSetup,
  casesMoving,
  casesChests,
  casesExploring,
  casesChapters,
  casesSpawning,
  casesSight,
  casesAttacks,
  casesEssence,
  casesMonsters,
  casesDestroying,
  casesPushing,
  casesItems,
  casesEnding,
  casesOthers,
] as const satisfies readonly Chapter<Source>[];

/** The id of a chapter. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The id of any rule, case or ruling. */
export type RuleId = (typeof chapters)[number]['rules'][number]['id'];
