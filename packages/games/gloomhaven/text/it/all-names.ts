import { type AllNames, feminine, scenarioNames } from '../all-names.ts';
import { classNames } from './class-names.ts';
import { goalNames } from './goal-names.ts';
import { itemNames, itemSummonNames } from './item-names.ts';
import { bossSummonNames, monsterNames } from './monster-names.ts';
import { objectiveNames } from './place-names.ts';
import { stories } from './stories.ts';

/** What things are called in Italian. */
export const names: AllNames = {
  class: feminine(classNames.classes, ['scoundrel']),
  card: classNames.cards,
  summon: { ...feminine(classNames.summons, ['decoy']), ...itemSummonNames, ...bossSummonNames },
  monster: monsterNames,
  objective: feminine(objectiveNames, ['hail']),
  item: itemNames,
  goal: goalNames,
  scenario: scenarioNames(stories),
};
