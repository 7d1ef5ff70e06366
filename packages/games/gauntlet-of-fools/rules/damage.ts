import { type Rule, silence } from '@tavolo/kernel';
import type { Loss, Monster } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { offer } from './abilities.ts';
import { carryOut, chooseOne } from './effects.ts';
import { wound } from './losses.ts';
import { encounterCard, fightOf } from './table.ts';

/** The damage of a hit, carried out as often as modifiers and curses say; an ability may soften it. [gof/turn.7.4, gof/damage.2] */
export function sufferDamage(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  const isHarmless =
    monster.damageChoice.length === 0 && !monster.damage.some((loss) => dealsSomething(hero, loss));
  if (isHarmless) return silence;
  const offered = offer(g, hero, 'damage');
  const [first] = monster.damage;
  const isSimple =
    monster.damage.length === 1 && monster.damageChoice.length === 0 && damageTimes(g, hero) === 1;
  if (offered === silence && isSimple && first !== undefined) return sufferLoss(g, hero, first);
  return sufferAll(g, hero, monster, offered);
}

function* sufferAll(g: Gauntlet, hero: Hero, monster: Monster, offered: Rule): Rule {
  yield* offered;
  const { softenedTo } = fightOf(hero);
  if (softenedTo !== null) return softenedDamage(g, hero, monster, softenedTo);
  for (let times = damageTimes(g, hero); times > 0; times--) {
    for (const loss of monster.damage) yield* sufferLoss(g, hero, loss);
    if (monster.damageChoice.length === 0) continue;
    fightOf(hero).damaged = true;
    yield* chooseOne(g, hero, monster.damageChoice, 'gof/turn.7.4');
  }
}

function sufferLoss(g: Gauntlet, hero: Hero, loss: Loss): Rule {
  fightOf(hero).damaged ||= dealsSomething(hero, loss);
  return carryOut(g, hero, loss);
}

/** Multipliers multiply. [gof/damage.3] */
function damageTimes(g: Gauntlet, hero: Hero): number {
  let times = hero.turn.damageTimes;
  for (const id of fightOf(hero).encounter.modifiers) {
    const card = encounterCard(g, id);
    if (card.is === 'modifier') times *= card.damageTimes;
  }
  return times;
}

/** At most so many wounds from the whole hit, and nothing else; none where the damage holds none. [gof/C-KNI-1, gof/A-13, gof/A-29] */
function softenedDamage(g: Gauntlet, hero: Hero, monster: Monster, most: number): void {
  const printed = monster.damage.reduce((wounds, loss) => wounds + woundsIn(hero, loss), 0);
  const wounds = Math.min(most, printed);
  fightOf(hero).damaged = wounds > 0;
  g.tell({ is: 'softened', hero: hero.id, wounds }, 'gof/turn.7.4');
  wound(g, hero, wounds);
}

function woundsIn(hero: Hero, loss: Loss): number {
  if (loss.is === 'wound') return loss.wounds;
  if (loss.is === 'wound-by-wounds') return hero.wounds < 2 ? loss.few : loss.many;
  return 0;
}

/** Damage that finds nothing to take is dealt all the same; damage of no wounds is not. [gof/A-18] */
const dealsSomething = (hero: Hero, loss: Loss): boolean =>
  loss.is === 'wound-by-wounds' ? woundsIn(hero, loss) > 0 : true;
