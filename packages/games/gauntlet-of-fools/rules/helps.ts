import type { Effect } from '../cards.ts';
import type { Table } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { fightOf, monsterOf } from './table.ts';

/**
 * Whether an effect could do something for a hero now. Nobody is offered an ability that would change nothing,
 * or whose drawback alone would be left. [gof/A-32] A few effects only matter against a monster, or against a trap.
 */
export function helps(g: Table, hero: Hero, effect: Effect, traps: boolean): boolean {
  const isMonster = monsterOf(g, hero) !== null;
  switch (effect.is) {
    case 'kill':
      return isMonster && !fightOf(hero).killed;
    case 'dodge':
      return (isMonster || traps) && !fightOf(hero).dodged;
    case 'dodge-what-you-kill':
      return isMonster && !hero.turn.dodgesKills;
    case 'swap':
    case 'richer-treasures':
    case 'defense':
      return isMonster;
    case 'reroll':
    case 'reroll-all':
      return fightOf(hero).dice.length > 0;
    case 'roll-counts':
      return fightOf(hero).rollCounts !== effect.as;
    case 'forgo-treasure':
      return !fightOf(hero).forgone;
    case 'dice-per-wound':
    case 'heal':
      return hero.wounds > 0;
    case 'discard-penalties':
      return hero.penalty.dice + hero.penalty.defense + hero.penalty.poison > 0;
    case 'ignore-boasts':
      return hero.boasts.length > 0 && !hero.turn.ignoresBoasts;
    case 'wound':
    case 'defense-zero':
    case 'no-attack-next-turn':
    case 'no-weapon-abilities':
      return false;
    default:
      return true;
  }
}
