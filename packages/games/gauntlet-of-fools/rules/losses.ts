import type { Rule } from '@tavolo/kernel';
import type { Penalty, Token } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { RuleId } from '../rulebook.ts';
import type { Hero } from '../state.ts';
import type { ShownHero } from '../view.ts';
import { weaponFor } from './gains.ts';

/** Wounds add up beyond four; death is looked at only at the end of the turn. [gof/damage.4, gof/damage.6] */
export function wound(g: Gauntlet, hero: Hero, wounds: number): void {
  if (wounds === 0) return;
  hero.wounds += wounds;
  g.tell({ is: 'wounded', hero: hero.id, wounds, now: hero.wounds }, 'gof/damage.4');
}

/** Gold never drops below 0. [gof/damage.8] */
export function loseGold(g: Gauntlet, hero: Hero, by: number): void {
  const gold = Math.min(by, hero.gold);
  if (gold === 0) return;
  hero.gold -= gold;
  g.tell({ is: 'lost-gold', hero: hero.id, gold }, 'gof/damage.8');
}

/** A hero without such a token loses nothing. [gof/E-OOZ-1, gof/E-WIL-1] */
export function* loseToken(g: Gauntlet, hero: Hero, token: Token, rule: RuleId): Rule {
  const armed = hero.weapons.filter((weapon) => weapon.tokens > 0);
  const holder = token === 'class-token' ? hero.classTokens : armed.length;
  if (holder === 0) return;
  const weapon = token === 'class-token' ? null : yield* weaponFor(hero, 'weapon-to-lose-token', armed);
  if (weapon === null) hero.classTokens--;
  else weapon.tokens--;
  g.tell({ is: 'lost-token', hero: hero.id, token, weapon: weapon?.card ?? null }, rule);
}

/** Penalty tokens add up and last until they are discarded. [gof/damage.9] */
export function sufferPenalty(g: Gauntlet, hero: Hero, penalty: Penalty, by: number): void {
  addPenalty(hero, penalty, by);
  g.tell({ is: 'gained-penalty', hero: hero.id, penalty, by }, 'gof/damage.9');
}

/** Puts penalty tokens beside a hero, in the state or in a view. */
export function addPenalty(hero: ShownHero, penalty: Penalty, by: number): void {
  switch (penalty) {
    case 'attack-die':
      hero.penalty.dice += by;
      break;
    case 'defense':
      hero.penalty.defense += by;
      break;
    case 'poison':
      hero.penalty.poison += by;
      hero.turn.freshPoison += by;
      break;
  }
}

/** All damage of the next turn will be carried out twice, or twice as often. [gof/damage.3] */
export function curse(g: Gauntlet, hero: Hero): void {
  hero.turn.damageTimesNext *= 2;
  g.tell({ is: 'cursed', hero: hero.id }, 'gof/damage.3');
}

/** The hero cannot die before the end of its next turn. [gof/E-SCO-1] */
export function spare(g: Gauntlet, hero: Hero): void {
  hero.cannotDieYet = true;
  g.tell({ is: 'spared', hero: hero.id }, 'gof/E-SCO-1');
}
