import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { attack } from './en/attack.ts';
import { bonuses } from './en/bonuses.ts';
import { bosses } from './en/bosses.ts';
import { cleanUp } from './en/clean-up.ts';
import { components } from './en/components.ts';
import { conditions } from './en/conditions.ts';
import { damage } from './en/damage.ts';
import { effects } from './en/effects.ts';
import { elements } from './en/elements.ts';
import { ending } from './en/ending.ts';
import { experience } from './en/experience.ts';
import { heal } from './en/heal.ts';
import { initiative } from './en/initiative.ts';
import { items } from './en/items.ts';
import { level } from './en/level.ts';
import { loot } from './en/loot.ts';
import { monsters } from './en/monsters.ts';
import { move } from './en/move.ts';
import { preface } from './en/preface.ts';
import { recover } from './en/recover.ts';
import { round } from './en/round.ts';
import { rulings } from './en/rulings.ts';
import { setup } from './en/setup.ts';
import { special } from './en/special.ts';
import { summons } from './en/summons.ts';
import { terrain } from './en/terrain.ts';
import { titles } from './en/titles.ts';
import { turn } from './en/turn.ts';
import { variants } from './en/variants.ts';

/** The rulebook in English. */
export const en: RulebookWords<ChapterId, RuleId> = {
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
