import { type Rule, silence } from '@tavolo/kernel';
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
  switch (ability.do) {
    case 'attack':
      return deed.automatic ? attackByItself(g, deed, ability) : attackAbility(g, deed, ability);
    case 'move':
      return moveAbility(g, deed, ability);
    case 'heal':
      return healAbility(g, deed, ability);
    case 'damage':
      return damageAbility(g, deed, ability);
    case 'condition':
      return afflictAbility(g, deed, ability);
    case 'push':
    case 'pull':
      return shoveAbility(g, deed, ability);
    case 'shield':
    case 'retaliate':
      return defendAbility(g, deed, ability);
    case 'loot':
      return lootAbility(g, deed, ability);
    case 'kill':
      return killAbility(g, deed, ability);
    case 'grant':
      return grant(g, deed, ability);
    case 'control':
      return control(g, deed, ability);
    default:
      return performRarer(g, deed, ability);
  }
}

type Rarer = Exclude<
  Ability,
  {
    do:
      | 'attack'
      | 'move'
      | 'heal'
      | 'damage'
      | 'condition'
      | 'push'
      | 'pull'
      | 'shield'
      | 'retaliate'
      | 'loot'
      | 'kill'
      | 'grant'
      | 'control';
  }
>;

function performRarer(g: Gloom, deed: Deed, ability: Rarer): Rule {
  switch (ability.do) {
    case 'summon':
      return summon(g, deed, ability);
    case 'summon-monster':
      return summonMonster(g, deed, ability);
    case 'recover':
      return recoverAbility(g, deed, ability);
    case 'refresh':
      return refreshAbility(g, deed, ability);
    case 'lose-cards':
      return loseCards(g, deed, ability);
    case 'make-trap':
      return makeTrap(g, deed, ability);
    case 'disarm-trap':
      return disarmTrap(g, deed, ability);
    case 'spring-on':
      return springOn(g, deed, ability);
    case 'make-obstacle':
      return makeObstacles(g, deed, ability);
    case 'destroy-obstacle':
      return destroyAbility(g, deed, ability);
    case 'move-obstacle':
      return moveObstacle(g, deed, ability);
    case 'choose-hex':
      return chooseAHex(
        g,
        deed,
        hexesWithin(g, deed.by.hex, ability.range).filter((hex) => sees(g, deed.by.hex, hex)),
      );
    case 'infuse':
      return infuse(g, deed.by, ability.elements, deed.seat);
    case 'consume-then':
      return consumeThen(g, deed, ability);
    case 'special':
      return specialAbility(g, deed, ability);
    default:
      return silence;
  }
}

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
