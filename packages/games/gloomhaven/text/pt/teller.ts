import { cardNamesOf } from '../card-names.ts';
import type { Teller } from '../composing/scene.ts';
import { names } from './all-names.ts';
import { pt as phrases } from './cards/phrases.ts';
import { achievementNames } from './cards/reward-names.ts';
import { itemSummonNames } from './item-names.ts';
import { bossSummonNames, monsterNames } from './monster-names.ts';

/** Tells in Brazilian Portuguese what things do. */
export const teller: Teller = {
  phrases,
  names: cardNamesOf({
    all: names,
    monsters: monsterNames,
    countedSummons: { ...itemSummonNames, ...bossSummonNames },
    achievements: achievementNames,
    conditions: phrases.terms.conditions,
  }),
};
