import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { attack } from './pt/attack.ts';
import { bonuses } from './pt/bonuses.ts';
import { bosses } from './pt/bosses.ts';
import { cleanUp } from './pt/clean-up.ts';
import { components } from './pt/components.ts';
import { conditions } from './pt/conditions.ts';
import { damage } from './pt/damage.ts';
import { effects } from './pt/effects.ts';
import { elements } from './pt/elements.ts';
import { ending } from './pt/ending.ts';
import { experience } from './pt/experience.ts';
import { heal } from './pt/heal.ts';
import { initiative } from './pt/initiative.ts';
import { items } from './pt/items.ts';
import { level } from './pt/level.ts';
import { loot } from './pt/loot.ts';
import { monsters } from './pt/monsters.ts';
import { move } from './pt/move.ts';
import { preface } from './pt/preface.ts';
import { recover } from './pt/recover.ts';
import { round } from './pt/round.ts';
import { rulings } from './pt/rulings.ts';
import { setup } from './pt/setup.ts';
import { special } from './pt/special.ts';
import { summons } from './pt/summons.ts';
import { terrain } from './pt/terrain.ts';
import { titles } from './pt/titles.ts';
import { turn } from './pt/turn.ts';
import { variants } from './pt/variants.ts';

/** The rulebook in Brazilian Portuguese. */
export const pt: RulebookWords<ChapterId, RuleId> = {
  preface,
  titles,
  rules: {
    ...components,
    ...setup,
    ...terrain,
    ...level,
    ...round,
    ...initiative,
    ...turn,
    ...move,
    ...attack,
    ...effects,
    ...conditions,
    ...elements,
    ...bonuses,
    ...heal,
    ...summons,
    ...recover,
    ...loot,
    ...experience,
    ...damage,
    ...items,
    ...monsters,
    ...bosses,
    ...cleanUp,
    ...ending,
    ...special,
    ...variants,
    ...rulings,
  },
};
