import type { SeenTable } from '../gauntlet.ts';
import type { HeroView } from '../view.ts';
import { type Adder, addPassives, classCard, eachPassive, type Source, Sum } from './passives.ts';
import { encounterCard, fightOf } from './table.ts';

/** How many dice a hero rolls, never below none. [gof/numbers.1] */
export function attackDice(g: SeenTable, hero: HeroView): number {
  const sum = new Sum();
  addAttackDice(g, hero, sum);
  return Math.max(0, sum.total);
}

export function addAttackDice(g: SeenTable, hero: HeroView, to: Adder): void {
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
function roll(g: SeenTable, hero: HeroView): number {
  const { dice, rollCounts } = fightOf(hero);
  let times = 1;
  eachRollTimes(g, hero, (by) => {
    times *= by;
  });
  if (rollCounts !== null) return rollCounts * times;
  const lowest = lowestCounted(g, hero);
  let total = 0;
  for (const die of dice) if (die >= lowest) total += die;
  return total * times;
}

/** The lowest die that counts; lower ones count nothing. */
export function lowestCounted(g: SeenTable, hero: HeroView): number {
  let lowest = 1;
  eachPassive(g, hero, g.content.carriers['low-dice-count-nothing'], ({ upTo }) => {
    lowest = upTo + 1;
  });
  return lowest;
}

/** Visits what multiplies a roll. */
export function eachRollTimes(
  g: SeenTable,
  hero: HeroView,
  visit: (times: number, from: Source) => void,
): void {
  eachPassive(g, hero, g.content.carriers['multiplied-roll'], ({ times }, from) => {
    if (multiplies(g, hero, from)) visit(times, from);
  });
}

/** A weapon that multiplies the roll does so for another weapon's dice too, unless the table plays otherwise. [gof/A-26] */
function multiplies(g: SeenTable, hero: HeroView, weapon: Source): boolean {
  return g.state.options.multipliesOtherWeapons || hero.weapons[fightOf(hero).weapon]?.card === weapon;
}

/** A hero's attack: the roll with everything added, never below 0; then multiplied, last of all. [gof/numbers.3] */
export function attack(g: SeenTable, hero: HeroView): number {
  if (hero.turn.attackIsZero) return 0;
  const sum = new Sum();
  addAttack(g, hero, sum);
  return Math.max(0, sum.total) * hero.turn.attackTimes;
}

/** The parts of an attack before it is multiplied. */
export function addAttack(g: SeenTable, hero: HeroView, to: Adder): void {
  to.add('roll', roll(g, hero));
  if (hero.bonus.attack !== 0) to.add('bonus-tokens', hero.bonus.attack);
  eachPassive(g, hero, g.content.carriers['gold-as-attack'], (_, from) => to.add(from, hero.gold));
  addPassives(g, hero, g.content.carriers['more-attack'], to);
  if (fightOf(hero).attack !== 0) to.add('this-attack', fightOf(hero).attack);
}

/** A hero's defense as it stands; it can be negative. [gof/numbers.4] */
export function defense(g: SeenTable, hero: HeroView): number {
  const sum = new Sum();
  addDefense(g, hero, sum);
  return sum.total;
}

export function addDefense(g: SeenTable, hero: HeroView, to: Adder): void {
  to.add(hero.class, classCard(g, hero.class).defense);
  if (hero.bonus.defense !== 0) to.add('bonus-tokens', hero.bonus.defense);
  addPassives(g, hero, g.content.carriers['more-defense'], to);
  if (hero.turn.defense !== 0) to.add('this-turn', hero.turn.defense);
  if (hero.penalty.defense !== 0) to.add('penalty-tokens', -hero.penalty.defense);
}

/** A monster as one hero faces it: modifiers first, then a swap. [gof/numbers.7, gof/A-04] */
export function monsterNumbers(
  g: SeenTable,
  hero: HeroView,
): { readonly attack: number; readonly defense: number } {
  const attacks = new Sum();
  const defends = new Sum();
  addMonsterNumber(g, hero, 'attack', attacks);
  addMonsterNumber(g, hero, 'defense', defends);
  return { attack: attacks.total, defense: defends.total };
}

/** The parts of a monster's attack or defense; once they have changed places, those of the other. */
export function addMonsterNumber(
  g: SeenTable,
  hero: HeroView,
  number: 'attack' | 'defense',
  to: Adder,
): void {
  const { encounter, swapped } = fightOf(hero);
  const card = encounterCard(g, encounter.card);
  if (card.is !== 'monster') throw new Error(`${card.id} is no monster`);
  const isAttack = (number === 'attack') !== swapped;
  const printed = isAttack ? card.attack : card.defense;
  to.add(card.id, printed === 'yours' ? defense(g, hero) : printed);
  for (const id of encounter.modifiers) {
    const modifier = encounterCard(g, id);
    const by = modifier.is === 'modifier' ? modifier[isAttack ? 'attack' : 'defense'] : 0;
    if (by !== 0) to.add(id, by);
  }
}
