import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { amountOf, amountOptions } from '../options.ts';
import type { Hero } from '../state.ts';
import { type Extra, offer } from './abilities.ts';
import { rollDice } from './dice.ts';
import { attack, monsterNumbers } from './numbers.ts';
import { fightOf, seatOf } from './table.ts';

/** Before rolling, abilities may be used, and dice that are used once. [gof/turn.6.1, gof/damage.10] */
export function prepareToRoll(g: Gauntlet, hero: Hero): Rule {
  if (hero.turn.makesNoAttack) return silence;
  return offer(g, hero, 'before-rolling', hero.bonus.oneUseDice === 0 ? null : oneUseDice(g, hero));
}

const oneUseDice = (g: Gauntlet, hero: Hero): Extra => ({
  id: 'one-use-dice',
  open: () => hero.bonus.oneUseDice > 0 && !hero.turn.attackIsZero,
  take: () => spendOneUseDice(g, hero),
});

/** Any number at once, each for this attack only. [gof/E-TOA-1] */
function* spendOneUseDice(g: Gauntlet, hero: Hero): Rule {
  const spent = yield* choose('one-use-dice-to-spend', {
    seat: seatOf(hero),
    rule: 'gof/damage.10',
    from: amountOptions(1, hero.bonus.oneUseDice),
    about: () => ({ hero: hero.id }),
  });
  const count = amountOf(spent);
  hero.bonus.oneUseDice -= count;
  fightOf(hero).oneUseDice += count;
  g.tell({ is: 'used-one-use-dice', hero: hero.id, count }, 'gof/damage.10');
}

/** Rolls, with what may be done after rolling; nobody rolls for an attack that is not made or counts nothing. [gof/turn.6.3] */
export function rollAttack(g: Gauntlet, hero: Hero): Rule {
  if (hero.turn.makesNoAttack || hero.turn.attackIsZero) return silence;
  if (hero.weapons.length > 1) return rollEither(g, hero);
  rollDice(g, hero);
  return offer(g, hero, 'after-rolling');
}

/** With two weapons, the dice of either may be rolled. [gof/C-AMS-2] */
function* rollEither(g: Gauntlet, hero: Hero): Rule {
  const from = hero.weapons.map(({ card }) => card);
  const about = () => ({ hero: hero.id });
  const weapon = yield* choose('weapon-to-roll', { seat: seatOf(hero), rule: 'gof/C-AMS-2', from, about });
  fightOf(hero).weapon = from.indexOf(weapon);
  g.tell({ is: 'picked-weapon', hero: hero.id, weapon }, 'gof/C-AMS-2');
  rollDice(g, hero);
  yield* offer(g, hero, 'after-rolling');
}

/** An attack kills when it reaches the monster's defense. [gof/numbers.5] */
export function compareAttack(g: Gauntlet, hero: Hero): void {
  if (hero.turn.makesNoAttack) {
    g.tell({ is: 'made-no-attack', hero: hero.id }, 'gof/turn.4');
    return;
  }
  const strength = attack(g, hero);
  const { defense } = monsterNumbers(g, hero);
  fightOf(hero).attacked = true;
  g.tell({ is: 'attacked', hero: hero.id, attack: strength, defense }, 'gof/numbers.5');
  fightOf(hero).killed = strength >= defense;
}
