import type { Gauntlet } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { classCard, eachPassive } from './passives.ts';
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
  hero.classTokens = classCard(g, hero.class).tokens;
  for (const weapon of hero.weapons) weapon.tokens = g.content.weapons.get(weapon.card)?.tokens ?? 0;
  eachPassive(g, hero, g.content.carriers['start-gold'], ({ by }) => {
    hero.gold += by;
  });
  eachPassive(g, hero, g.content.carriers['start-wounds'], ({ by }) => {
    hero.wounds += by;
  });
  eachPassive(g, hero, g.content.carriers['start-weapon-tokens'], ({ times }) =>
    changeWeaponTokens(hero, times === 'double' ? 2 : 0.5),
  );
}

/** Doubled and halved cancel out; all printed numbers are even, so halves are whole. [gof/ready.2] */
function changeWeaponTokens(hero: Hero, times: number): void {
  for (const weapon of hero.weapons) weapon.tokens *= times;
}
