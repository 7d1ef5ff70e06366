import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { actions } from './pt/actions.ts';
import { attacks } from './pt/attacks.ts';
import { casesAttacks } from './pt/cases/attacks.ts';
import { casesChapters } from './pt/cases/chapters.ts';
import { casesChests } from './pt/cases/chests.ts';
import { casesDestroying } from './pt/cases/destroying.ts';
import { casesEnding } from './pt/cases/ending.ts';
import { casesEssence } from './pt/cases/essence.ts';
import { casesExploring } from './pt/cases/exploring.ts';
import { casesItems } from './pt/cases/items.ts';
import { casesMonsters } from './pt/cases/monsters.ts';
import { casesMoving } from './pt/cases/moving.ts';
import { casesOthers } from './pt/cases/others.ts';
import { casesPushing } from './pt/cases/pushing.ts';
import { casesSetup } from './pt/cases/setup.ts';
import { casesSight } from './pt/cases/sight.ts';
import { casesSpawning } from './pt/cases/spawning.ts';
import { story } from './pt/chapters.ts';
import { destroying } from './pt/destroying.ts';
import { dice } from './pt/dice.ts';
import { effects } from './pt/effects.ts';
import { ending } from './pt/ending.ts';
import { essence } from './pt/essence.ts';
import { ethereal } from './pt/ethereal.ts';
import { horror } from './pt/horror.ts';
import { inventory } from './pt/inventory.ts';
import { map } from './pt/map.ts';
import { markers } from './pt/markers.ts';
import { monsters } from './pt/monsters.ts';
import { preface } from './pt/preface.ts';
import { pushing } from './pt/pushing.ts';
import { reading } from './pt/reading.ts';
import { round } from './pt/round.ts';
import { rulings } from './pt/rulings.ts';
import { setup } from './pt/setup.ts';
import { spawn } from './pt/spawn.ts';
import { states } from './pt/states.ts';
import { swapping } from './pt/swapping.ts';
import { teleporting } from './pt/teleporting.ts';
import { threat } from './pt/threat.ts';
import { titles } from './pt/titles.ts';
import { words } from './pt/words.ts';

/** The rulebook in Brazilian Portuguese. */
export const pt: RulebookWords<ChapterId, RuleId> = {
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
