import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { attackAbility } from '../attack/attack-ability.ts';
import { hexesWithin, sees } from '../board.ts';
import { specialAbility } from '../bosses/specials.ts';
import { attackByItself } from '../monsters/run-card.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { moveAbility } from '../movement/move-ability.ts';
import { consumedByCard } from './adjustments.ts';
import { control, grant } from './command.ts';
import { canGoOn, type Deed, newDeed, type Performing } from './deed.ts';
import {
  afflictAbility,
  damageAbility,
  defendAbility,
  healAbility,
  killAbility,
  lootAbility,
  shoveAbility,
} from './effects.ts';
import { canConsume, consume, infuse } from './elements.ts';
import { lastDeeds } from './last-deeds.ts';
import { destroyAbility, makeObstacles, moveObstacle } from './obstacles.ts';
import { loseCards, recoverAbility, refreshAbility } from './recover.ts';
import { summon, summonMonster } from './summons.ts';
import { chooseAHex, disarmTrap, makeTrap, springOn } from './traps.ts';

/** An action that begins now, with every ability it may be made of. */
export const deedOf = (g: Gloom, by: Figure, how: Performing = {}): Deed => newDeed(g, by, performAll, how);

/** The abilities of an action in printed order, each finished before the next. [gh/turn.3] */
export function* performAll(g: Gloom, deed: Deed, abilities: readonly Ability[]): Rule {
  for (const ability of abilities) {
    if (!canGoOn(g, deed)) return;
    yield* perform(g, deed, ability);
    deed.begun = true;
    if (!deed.isLast) yield* lastDeeds(g, performAll);
    yield* fallFromObstacles(g);
  }
}

function perform(g: Gloom, deed: Deed, ability: Ability): Rule {
  const word = words[ability.do] as (g: Gloom, deed: Deed, ability: Ability) => Rule; // found by the ability's own tag
  return word(g, deed, ability);
}

/** The abilities that a tag stands for, also where two share a form. */
type Of<Do, Any = Ability> = Any extends { readonly do: infer Tag } ? (Do extends Tag ? Any : never) : never;

type Words = {
  readonly [Do in Ability['do']]: (g: Gloom, deed: Deed, ability: Of<Do>) => Rule;
};

const words: Words = {
  attack: (g, deed, ability) =>
    deed.automatic ? attackByItself(g, deed, ability) : attackAbility(g, deed, ability),
  move: moveAbility,
  heal: healAbility,
  damage: damageAbility,
  condition: afflictAbility,
  push: shoveAbility,
  pull: shoveAbility,
  shield: defendAbility,
  retaliate: defendAbility,
  loot: lootAbility,
  kill: killAbility,
  grant,
  control,
  summon,
  'summon-monster': summonMonster,
  recover: recoverAbility,
  refresh: refreshAbility,
  'lose-cards': loseCards,
  'make-trap': makeTrap,
  'disarm-trap': disarmTrap,
  'spring-on': springOn,
  'make-obstacle': makeObstacles,
  'destroy-obstacle': destroyAbility,
  'move-obstacle': moveObstacle,
  'choose-hex': (g, deed, { range }) =>
    chooseAHex(
      deed,
      hexesWithin(g, deed.by.hex, range).filter((hex) => sees(g, deed.by.hex, hex)),
    ),
  infuse: (g, deed, { elements }) => infuse(g, deed.by, elements, deed.seat),
  'consume-then': consumeThen,
  special: specialAbility,
};

/** Whoever can, consumes. [gh/elements.14] */
function* consumeThen(g: Gloom, deed: Deed, ability: Extract<Ability, { do: 'consume-then' }>): Rule {
  if (deed.automatic) {
    if (!(yield* consumedByCard(g, deed, ability.consume))) return;
  } else {
    if (!canConsume(g, ability.consume)) return;
    yield* consume(g, deed.by, ability.consume, deed.seat);
  }
  yield* performAll(g, deed, ability.then);
}
