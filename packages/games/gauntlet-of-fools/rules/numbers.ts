import type { Table } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { type Adder, addPassives, classCard, eachPassive, type Source } from './passives.ts';
import { encounterCard, fightOf } from './table.ts';

/** A number, added up from its parts. */
class Sum implements Adder {
  total = 0;

  add(_from: Source, by: number): void {
    this.total += by;
  }
}

/** How many dice a hero rolls, never below none. [gof/numbers.1] */
export function attackDice(g: Table, hero: Hero): number {
  const sum = new Sum();
  addAttackDice(g, hero, sum);
  return Math.max(0, sum.total);
}

export function addAttackDice(g: Table, hero: Hero, to: Adder): void {
  const weapon = hero.weapons[hero.fight?.weapon ?? 0];
  const card = weapon === undefined ? undefined : g.content.weapons.get(weapon.card);
  if (card !== undefined) to.add(card.id, card.dice);
  addPassives(g, hero, g.content.carriers['more-dice'], to);
  if (hero.bonus.dice !== 0) to.add('bonus-tokens', hero.bonus.dice);
  if (hero.turn.dice !== 0) to.add('this-turn', hero.turn.dice);
  if (hero.fight !== null && hero.fight.oneUseDice !== 0) to.add('one-use-dice', hero.fight.oneUseDice);
  if (hero.penalty.dice !== 0) to.add('penalty-tokens', -hero.penalty.dice);
}

/** What the dice of a fight count. [gof/numbers.2] */
function roll(g: Table, hero: Hero): number {
  const fight = fightOf(hero);
  let ignored = 0;
  let times = 1;
  eachPassive(g, hero, g.content.carriers['low-dice-count-nothing'], ({ upTo }) => {
    ignored = upTo;
  });
  eachPassive(g, hero, g.content.carriers['multiplied-roll'], (passive, from) => {
    if (multiplies(g, hero, from)) times *= passive.times;
  });
  if (fight.rollCounts !== null) return fight.rollCounts * times;
  let total = 0;
  for (const die of fight.dice) if (die > ignored) total += die;
  return total * times;
}

/** A weapon that multiplies the roll does so for another weapon's dice too, unless the table plays otherwise. [gof/A-26] */
function multiplies(g: Table, hero: Hero, weapon: Source): boolean {
  return g.state.options.multipliesOtherWeapons || hero.weapons[fightOf(hero).weapon]?.card === weapon;
}

/** A hero's attack: the roll with everything added, never below 0; then multiplied, last of all. [gof/numbers.3] */
export function attack(g: Table, hero: Hero): number {
  if (hero.turn.attackIsZero) return 0;
  const sum = new Sum();
  addAttack(g, hero, sum);
  return Math.max(0, sum.total) * hero.turn.attackTimes;
}

/** The parts of an attack before it is multiplied. */
export function addAttack(g: Table, hero: Hero, to: Adder): void {
  to.add('roll', roll(g, hero));
  if (hero.bonus.attack !== 0) to.add('bonus-tokens', hero.bonus.attack);
  eachPassive(g, hero, g.content.carriers['gold-as-attack'], (_, from) => to.add(from, hero.gold));
  addPassives(g, hero, g.content.carriers['more-attack'], to);
  if (fightOf(hero).attack !== 0) to.add('this-attack', fightOf(hero).attack);
}

/** A hero's defense as it stands; it can be negative. [gof/numbers.4] */
export function defense(g: Table, hero: Hero): number {
  const sum = new Sum();
  addDefense(g, hero, sum);
  return sum.total;
}

export function addDefense(g: Table, hero: Hero, to: Adder): void {
  to.add(hero.class, classCard(g, hero.class).defense);
  if (hero.bonus.defense !== 0) to.add('bonus-tokens', hero.bonus.defense);
  addPassives(g, hero, g.content.carriers['more-defense'], to);
  if (hero.turn.defense !== 0) to.add('this-turn', hero.turn.defense);
  if (hero.penalty.defense !== 0) to.add('penalty-tokens', -hero.penalty.defense);
}

/** A monster as one hero faces it: modifiers first, then a swap. [gof/numbers.7, gof/A-04] */
export function monsterNumbers(g: Table, hero: Hero): { readonly attack: number; readonly defense: number } {
  const { encounter, swapped } = fightOf(hero);
  const card = encounterCard(g, encounter.card);
  if (card.is !== 'monster') throw new Error(`${card.id} is no monster`);
  let monsterAttack = card.attack;
  let monsterDefense = card.defense === 'yours' ? defense(g, hero) : card.defense;
  for (const id of encounter.modifiers) {
    const modifier = encounterCard(g, id);
    if (modifier.is !== 'modifier') continue;
    monsterAttack += modifier.attack;
    monsterDefense += modifier.defense;
  }
  return swapped
    ? { attack: monsterDefense, defense: monsterAttack }
    : { attack: monsterAttack, defense: monsterDefense };
}
