import type { Chapter } from '@tavolo/language';
import { attack } from './rulebook/attack.ts';
import { bonuses } from './rulebook/bonuses.ts';
import { bosses } from './rulebook/bosses.ts';
import { cleanUp } from './rulebook/clean-up.ts';
import { components } from './rulebook/components.ts';
import { conditions } from './rulebook/conditions.ts';
import { damage } from './rulebook/damage.ts';
import { effects } from './rulebook/effects.ts';
import { elements } from './rulebook/elements.ts';
import { ending } from './rulebook/ending.ts';
import { experience } from './rulebook/experience.ts';
import { heal } from './rulebook/heal.ts';
import { initiative } from './rulebook/initiative.ts';
import { items } from './rulebook/items.ts';
import { level } from './rulebook/level.ts';
import { loot } from './rulebook/loot.ts';
import { monsters } from './rulebook/monsters.ts';
import { move } from './rulebook/move.ts';
import { recover } from './rulebook/recover.ts';
import { round } from './rulebook/round.ts';
import { rulings } from './rulebook/rulings.ts';
import { setup } from './rulebook/setup.ts';
import type { Source } from './rulebook/source.ts';
import { special } from './rulebook/special.ts';
import { summons } from './rulebook/summons.ts';
import { terrain } from './rulebook/terrain.ts';
import { turn } from './rulebook/turn.ts';
import { variants } from './rulebook/variants.ts';

/** The rules of Gloomhaven by number; sentences are in text/rulebook. */
export const chapters = [
  components,
  setup,
  terrain,
  level,
  round,
  initiative,
  turn,
  move,
  attack,
  effects,
  conditions,
  elements,
  bonuses,
  heal,
  summons,
  recover,
  loot,
  experience,
  damage,
  items,
  monsters,
  bosses,
  cleanUp,
  ending,
  special,
  variants,
  rulings,
] as const satisfies readonly Chapter<Source>[];

/** The id of a chapter. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The id of any rule, case or ruling. */
export type RuleId = (typeof chapters)[number]['rules'][number]['id'];
