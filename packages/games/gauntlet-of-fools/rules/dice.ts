import type { Rule, Stream } from '@tavolo/kernel';
import { chooseSome } from '../ask.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { dieOf, dieOption } from '../options.ts';
import type { Hero } from '../state.ts';
import { attackDice } from './numbers.ts';
import { fightOf, seatOf } from './table.ts';

/** Each hero's dice are its own, so that nobody's roll depends on who was quicker. [gof/turn.10] */
const diceOf = (g: Gauntlet, hero: Hero): Stream => g.chance.stream(hero.id);

/** So many dice, thrown. */
const throwDice = (stream: Stream, count: number): number[] =>
  stream.several(count, 6).map((value) => value + 1);

/** Rolls all of a hero's attack dice. */
export function rollDice(g: Gauntlet, hero: Hero): void {
  const dice = throwDice(diceOf(g, hero), attackDice(g, hero));
  fightOf(hero).dice = dice.slice();
  g.tell({ is: 'rolled', hero: hero.id, dice }, 'gof/turn.6.3');
}

/** Rolls more dice and adds them to the roll. */
export function rollMore(g: Gauntlet, hero: Hero, count: number): void {
  const dice = throwDice(diceOf(g, hero), count);
  fightOf(hero).dice.push(...dice);
  g.tell({ is: 'rolled', hero: hero.id, dice }, 'gof/turn.6.3');
}

/** Every die on the table, extra ones included. [gof/W-MOR-1] */
export function rerollAll(g: Gauntlet, hero: Hero): void {
  rerollPlaces(g, hero, [...fightOf(hero).dice.keys()]);
}

/** The player picks which dice: so many, or all when there are no more. [gof/W-SCI-1, gof/A-20] */
export function* rerollSome(g: Gauntlet, hero: Hero, count: number): Rule {
  const { dice } = fightOf(hero);
  const picks = Math.min(count, dice.length);
  const picked = yield* chooseSome('dice-to-reroll', {
    seat: seatOf(hero),
    rule: 'gof/A-20',
    from: dice.map((_, place) => dieOption(place)),
    min: picks,
    max: picks,
    about: () => ({ hero: hero.id, dice: fightOf(hero).dice.slice() }),
  });
  rerollPlaces(g, hero, picked.map(dieOf));
}

function rerollPlaces(g: Gauntlet, hero: Hero, places: readonly number[]): void {
  const fight = fightOf(hero);
  const thrown = throwDice(diceOf(g, hero), places.length);
  places.forEach((place, index) => {
    fight.dice[place] = thrown[index] ?? 0;
  });
  g.tell({ is: 'rerolled', hero: hero.id, dice: fight.dice.slice() }, 'gof/turn.6.3');
}
