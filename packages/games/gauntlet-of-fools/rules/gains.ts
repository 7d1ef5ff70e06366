import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Bonus, Token } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { RuleId } from '../rulebook.ts';
import type { Hero } from '../state.ts';
import type { ShownHero } from '../view.ts';
import { seatOf } from './table.ts';

/** Healing below 0 wounds does nothing. [gof/damage.5] */
export function heal(g: Gauntlet, hero: Hero, wounds: number): void {
  const healed = Math.min(wounds, hero.wounds);
  if (healed === 0) return;
  hero.wounds -= healed;
  g.tell({ is: 'healed', hero: hero.id, wounds: healed, now: hero.wounds }, 'gof/damage.6');
}

/** Gold by the rule that gives it. */
export function gainGold(g: Gauntlet, hero: Hero, gold: number, rule: RuleId): void {
  if (gold === 0) return;
  hero.gold += gold;
  g.tell({ is: 'gained-gold', hero: hero.id, gold }, rule);
}

/** Bonus tokens last all game, but for the dice that are used once. [gof/damage.10] */
export function gainBonus(g: Gauntlet, hero: Hero, bonus: Bonus, by: number): void {
  addBonus(hero, bonus, by);
  g.tell({ is: 'gained-bonus', hero: hero.id, bonus, by }, 'gof/damage.10');
}

/** Puts bonus tokens beside a hero, in the state or in a view. */
export function addBonus(hero: ShownHero, bonus: Bonus, by: number): void {
  switch (bonus) {
    case 'attack-die':
      hero.bonus.dice += by;
      break;
    case 'attack':
      hero.bonus.attack += by;
      break;
    case 'defense':
      hero.bonus.defense += by;
      break;
    case 'one-use-die':
      hero.bonus.oneUseDice += by;
      break;
  }
}

/** There is no upper limit on tokens. A hero with two weapons picks which one a token goes to. [gof/ready.4, gof/C-AMS-3] */
export function* gainToken(g: Gauntlet, hero: Hero, token: Token, rule: RuleId): Rule {
  const weapon = token === 'class-token' ? null : yield* weaponFor(hero, 'weapon-for-token', hero.weapons);
  if (weapon === null) hero.classTokens++;
  else weapon.tokens++;
  g.tell({ is: 'gained-token', hero: hero.id, token, weapon: weapon?.card ?? null }, rule);
}

/** One of a hero's weapons, picked by its player where there are several. */
export function* weaponFor(
  hero: Hero,
  name: 'weapon-for-token' | 'weapon-to-lose-token',
  weapons: Hero['weapons'],
): Rule<Hero['weapons'][number]> {
  const from = weapons.map(({ card }) => card);
  const about = () => ({ hero: hero.id });
  const picked = yield* choose(name, { seat: seatOf(hero), rule: 'gof/C-AMS-3', from, about });
  const weapon = weapons.find(({ card }) => card === picked);
  if (weapon === undefined) throw new Error(`${hero.id} does not carry ${picked}`);
  return weapon;
}

/** All penalty tokens go; the curse and the respite of some monsters are no tokens. [gof/E-HEA-1, gof/A-17] */
export function discardPenalties(g: Gauntlet, hero: Hero): void {
  removePenalties(hero);
  g.tell({ is: 'discarded-penalties', hero: hero.id }, 'gof/damage.9');
}

/** Takes all penalty tokens away from a hero, in the state or in a view. */
export function removePenalties(hero: ShownHero): void {
  hero.penalty = { dice: 0, defense: 0, poison: 0 };
  hero.turn.freshPoison = 0;
}
