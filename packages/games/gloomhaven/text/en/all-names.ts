import { type AllNames, scenarioNames } from '../all-names.ts';
import { classNames } from './class-names.ts';
import { goalNames } from './goal-names.ts';
import { itemNames, itemSummonNames } from './item-names.ts';
import { bossSummonNames, monsterNames } from './monster-names.ts';
import { objectiveNames } from './place-names.ts';
import { stories } from './stories.ts';

/** What things are called in English. */
export const names: AllNames = {
  class: classNames.classes,
  card: classNames.cards,
  summon: { ...classNames.summons, ...itemSummonNames, ...bossSummonNames },
  monster: monsterNames,
  objective: objectiveNames,
  item: itemNames,
  goal: goalNames,
  scenario: scenarioNames(stories),
};
