import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { actions } from './en/actions.ts';
import { attacks } from './en/attacks.ts';
import { casesAttacks } from './en/cases/attacks.ts';
import { casesChapters } from './en/cases/chapters.ts';
import { casesChests } from './en/cases/chests.ts';
import { casesDestroying } from './en/cases/destroying.ts';
import { casesEnding } from './en/cases/ending.ts';
import { casesEssence } from './en/cases/essence.ts';
import { casesExploring } from './en/cases/exploring.ts';
import { casesItems } from './en/cases/items.ts';
import { casesMonsters } from './en/cases/monsters.ts';
import { casesMoving } from './en/cases/moving.ts';
import { casesOthers } from './en/cases/others.ts';
import { casesPushing } from './en/cases/pushing.ts';
import { casesSetup } from './en/cases/setup.ts';
import { casesSight } from './en/cases/sight.ts';
import { casesSpawning } from './en/cases/spawning.ts';
import { story } from './en/chapters.ts';
import { destroying } from './en/destroying.ts';
import { dice } from './en/dice.ts';
import { effects } from './en/effects.ts';
import { ending } from './en/ending.ts';
import { essence } from './en/essence.ts';
import { ethereal } from './en/ethereal.ts';
import { horror } from './en/horror.ts';
import { inventory } from './en/inventory.ts';
import { map } from './en/map.ts';
import { markers } from './en/markers.ts';
import { monsters } from './en/monsters.ts';
import { preface } from './en/preface.ts';
import { pushing } from './en/pushing.ts';
import { reading } from './en/reading.ts';
import { round } from './en/round.ts';
import { rulings } from './en/rulings.ts';
import { setup } from './en/setup.ts';
import { spawn } from './en/spawn.ts';
import { states } from './en/states.ts';
import { swapping } from './en/swapping.ts';
import { teleporting } from './en/teleporting.ts';
import { threat } from './en/threat.ts';
import { titles } from './en/titles.ts';
import { words } from './en/words.ts';

/** The rulebook in English. */
export const en: RulebookWords<ChapterId, RuleId> = {
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
