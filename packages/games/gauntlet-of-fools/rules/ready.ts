import type { Gauntlet, SeenTable } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import type { HeroView } from '../view.ts';
import { addPassives, classCard, eachPassive, Sum } from './passives.ts';
import { seatOf, seatsInOrder } from './table.ts';

/** Everybody takes what is printed on their cards, and the gauntlet begins. [gof/ready.1] */
export function getReady(g: Gauntlet): void {
  const order = seatsInOrder(g.state);
  g.state.heroes.sort((one, other) => order.indexOf(seatOf(one)) - order.indexOf(seatOf(other)));
  for (const hero of g.state.heroes) equip(g, hero);
  g.state.phase = 'turn-start';
  g.tell({ is: 'entered-the-gauntlet' }, 'gof/ready.1');
}

function equip(g: Gauntlet, hero: Hero): void {
  const { classTokens, weaponTokens, gold, wounds } = outfit(g, hero);
  hero.classTokens = classTokens;
  hero.weapons.forEach((weapon, place) => {
    weapon.tokens = weaponTokens[place] ?? 0;
  });
  hero.gold = gold;
  hero.wounds = wounds;
}

/** What a hero enters the gauntlet with; its weapons' tokens in their order. */
type Outfit = {
  readonly classTokens: number;
  readonly weaponTokens: readonly number[];
  readonly gold: number;
  readonly wounds: number;
};

/** What is printed on a hero's cards, and what these and its boasts change about it. [gof/ready.1, gof/ready.3] */
export function outfit(g: SeenTable, hero: HeroView): Outfit {
  const { carriers, weapons } = g.content;
  const [gold, wounds] = [new Sum(), new Sum()];
  addPassives(g, hero, carriers['start-gold'], gold);
  addPassives(g, hero, carriers['start-wounds'], wounds);
  const times = weaponTokenTimes(g, hero);
  return {
    classTokens: classCard(g, hero.class).tokens,
    weaponTokens: hero.weapons.map(({ card }) => (weapons.get(card)?.tokens ?? 0) * times),
    gold: gold.total,
    wounds: wounds.total,
  };
}

/** Doubled and halved cancel out; all printed numbers are even, so halves are whole. [gof/ready.2] */
function weaponTokenTimes(g: SeenTable, hero: HeroView): number {
  let product = 1;
  eachPassive(g, hero, g.content.carriers['start-weapon-tokens'], ({ times }) => {
    product *= times === 'double' ? 2 : 0.5;
  });
  return product;
}
