import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { actions } from './it/actions.ts';
import { attacks } from './it/attacks.ts';
import { casesAttacks } from './it/cases/attacks.ts';
import { casesChapters } from './it/cases/chapters.ts';
import { casesChests } from './it/cases/chests.ts';
import { casesDestroying } from './it/cases/destroying.ts';
import { casesEnding } from './it/cases/ending.ts';
import { casesEssence } from './it/cases/essence.ts';
import { casesExploring } from './it/cases/exploring.ts';
import { casesItems } from './it/cases/items.ts';
import { casesMonsters } from './it/cases/monsters.ts';
import { casesMoving } from './it/cases/moving.ts';
import { casesOthers } from './it/cases/others.ts';
import { casesPushing } from './it/cases/pushing.ts';
import { casesSetup } from './it/cases/setup.ts';
import { casesSight } from './it/cases/sight.ts';
import { casesSpawning } from './it/cases/spawning.ts';
import { story } from './it/chapters.ts';
import { destroying } from './it/destroying.ts';
import { dice } from './it/dice.ts';
import { effects } from './it/effects.ts';
import { ending } from './it/ending.ts';
import { essence } from './it/essence.ts';
import { ethereal } from './it/ethereal.ts';
import { horror } from './it/horror.ts';
import { inventory } from './it/inventory.ts';
import { map } from './it/map.ts';
import { markers } from './it/markers.ts';
import { monsters } from './it/monsters.ts';
import { preface } from './it/preface.ts';
import { pushing } from './it/pushing.ts';
import { reading } from './it/reading.ts';
import { round } from './it/round.ts';
import { rulings } from './it/rulings.ts';
import { setup } from './it/setup.ts';
import { spawn } from './it/spawn.ts';
import { states } from './it/states.ts';
import { swapping } from './it/swapping.ts';
import { teleporting } from './it/teleporting.ts';
import { threat } from './it/threat.ts';
import { titles } from './it/titles.ts';
import { words } from './it/words.ts';

/** The rulebook in Italian. */
export const it: RulebookWords<ChapterId, RuleId> = {
  preface,
  titles,
  rules: {
    ...words,
    ...reading,
    ...dice,
    ...setup,
    ...round,
    ...markers,
    ...actions,
    ...story,
    ...spawn,
    ...horror,
    ...threat,
    ...map,
    ...attacks,
    ...essence,
    ...monsters,
    ...destroying,
    ...pushing,
    ...ethereal,
    ...teleporting,
    ...swapping,
    ...states,
    ...inventory,
    ...ending,
    ...effects,
    ...rulings,
    ...casesSetup,
    ...casesMoving,
    ...casesChests,
    ...casesExploring,
    ...casesChapters,
    ...casesSpawning,
    ...casesSight,
    ...casesAttacks,
    ...casesEssence,
    ...casesMonsters,
    ...casesDestroying,
    ...casesPushing,
    ...casesItems,
    ...casesEnding,
    ...casesOthers,
  },
};
