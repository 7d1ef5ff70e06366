import type { Ability, BoastId, Effect } from '../cards.ts';
import type { Table } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { defense, monsterNumbers } from './numbers.ts';
import { fightOf, monsterOf } from './table.ts';

/**
 * Whether an effect could do something for a hero now. Nobody is offered an ability that would change nothing,
 * or whose drawback alone would be left. [gof/A-32] A few effects only matter against a monster, or against a trap.
 */
export function helps(g: Table, hero: Hero, effect: Effect, { traps, when }: Ability): boolean {
  const isMonster = monsterOf(g, hero) !== null;
  switch (effect.is) {
    case 'kill':
      return isMonster && !fightOf(hero).killed;
    case 'dodge':
      return (isMonster || traps) && !fightOf(hero).dodged && !isMissed(g, hero, when);
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
    case 'dice':
    case 'double-attack':
    case 'attack-per-dead':
      return !hero.turn.attackIsZero;
    case 'dice-per-wound':
      return hero.wounds > 0 && !hero.turn.attackIsZero;
    case 'heal':
      return hero.wounds > 0;
    case 'discard-penalties':
      return hero.penalty.dice + hero.penalty.defense + hero.penalty.poison > 0;
    case 'ignore-boasts':
      return !hero.turn.ignoresBoasts && hero.boasts.some((id) => isStillFelt(g, id));
    default:
      return worthwhile[effect.is];
  }
}

/** Whether anybody would pay for it, whatever the moment. */
const worthwhile = {
  'roll-more': true,
  soften: true,
  skip: true,
  'face-again': true,
  'play-dead': true,
  'remove-and-look-again': true,
  gold: true,
  'gold-per-attack': true,
  'gain-token': true,
  bonus: true,
  choice: true,
  'cannot-die-yet': true,
  'wound-by-wounds': true,
  'lose-gold': true,
  'lose-token': true,
  penalty: true,
  'double-damage-next-turn': true,
  wound: false,
  'defense-zero': false,
  'no-attack': false,
  'no-attack-next-turn': false,
  'no-weapon-abilities': false,
} as const;

/** Whether the monster will miss by itself: known for sure only when the hit check is next. */
const isMissed = (g: Table, hero: Hero, when: Ability['when']): boolean =>
  when === 'defense' && monsterOf(g, hero) !== null && monsterNumbers(g, hero).attack < defense(g, hero);

/** Whether a boast does more than it did at the start. */
const isStillFelt = (g: Table, id: BoastId): boolean =>
  g.content.boasts.get(id)?.always.some(({ is }) => !is.startsWith('start-')) ?? false;
