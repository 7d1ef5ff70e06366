import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { attack } from './it/attack.ts';
import { bonuses } from './it/bonuses.ts';
import { bosses } from './it/bosses.ts';
import { cleanUp } from './it/clean-up.ts';
import { components } from './it/components.ts';
import { conditions } from './it/conditions.ts';
import { damage } from './it/damage.ts';
import { effects } from './it/effects.ts';
import { elements } from './it/elements.ts';
import { ending } from './it/ending.ts';
import { experience } from './it/experience.ts';
import { heal } from './it/heal.ts';
import { initiative } from './it/initiative.ts';
import { items } from './it/items.ts';
import { level } from './it/level.ts';
import { loot } from './it/loot.ts';
import { monsters } from './it/monsters.ts';
import { move } from './it/move.ts';
import { preface } from './it/preface.ts';
import { recover } from './it/recover.ts';
import { round } from './it/round.ts';
import { rulings } from './it/rulings.ts';
import { setup } from './it/setup.ts';
import { special } from './it/special.ts';
import { summons } from './it/summons.ts';
import { terrain } from './it/terrain.ts';
import { titles } from './it/titles.ts';
import { turn } from './it/turn.ts';
import { variants } from './it/variants.ts';

/** The rulebook in Italian. */
export const it: RulebookWords<ChapterId, RuleId> = {
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
