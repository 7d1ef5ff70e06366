/** Costs are paid whole or not at all. [wow/abilities.14] */
import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../ask.ts';
import type { Cause } from '../facts.ts';
import type { Hero } from '../state.ts';
import type { Cost } from '../vocabulary/effects.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Table, Wow } from '../wow.ts';
import { healthOf } from './base-numbers.ts';
import { discardChosen } from './hands.ts';
import { discardChosenItems, discardItem } from './items.ts';
import { itemOf, itemsOf, sideOf } from './table.ts';

/** The items that can be drunk up towards an energy cost; one that is being paid with cannot. [wow/potions.3] */
export const manaItems = (
  { content }: Pick<Table, 'content'>,
  hero: Hero,
  except: CardId | null,
): readonly CardId[] =>
  itemsOf(hero).filter((card) => card !== except && itemOf(content, card).potions.includes('mana'));

/** What is to be paid, and with what thing in hand. */
export type Price = {
  readonly energy: number;
  readonly costs: readonly Cost[];
  /** The item that the power is printed on; `null`: it is on something else. */
  readonly item: CardId | null;
  /** Potions may be drunk towards its energy: it is the cost of a card, of a character's power or of an item. [wow/potions.3] */
  readonly takesMana: boolean;
  /** The cards that go with the price anyway, such as the card that is played. */
  readonly cardsSpent: number;
};

/** The energy of a list of costs. */
export const energyIn = (costs: readonly Cost[]): number => {
  let energy = 0;
  for (const cost of costs) if (cost.is === 'energy') energy += cost.n;
  return energy;
};

/** Whether a hero can pay all of it. */
export function canPay(table: Table, hero: Hero, price: Price): boolean {
  const { energy, costs, item, takesMana, cardsSpent } = price;
  const missing = energy - hero.energy;
  if (missing > 0 && (!takesMana || missing > manaItems(table, hero, item).length)) return false;
  for (const cost of costs) if (!canPayOne(table, hero, cost, cardsSpent)) return false;
  return true;
}

function canPayOne(table: Table, hero: Hero, cost: Cost, cardsSpent: number): boolean {
  switch (cost.is) {
    case 'energy':
    case 'discard-this':
      return true;
    case 'damage':
      return canBear(table, hero, cost.n);
    case 'discard':
      return hero.hand.length - cardsSpent >= cost.n;
    case 'discard-item':
      return (cost.from === 'backpack' ? hero.backpack.length : itemsOf(hero).length) >= cost.n;
  }
}

/** A cost in damage may not defeat the hero, unless the table plays so. [wow/damage.11, wow/A-33] */
const canBear = (table: Table, hero: Hero, n: number): boolean =>
  table.state.options.damageCostMayDefeat || hero.damage + n < healthOf(table, hero);

/** Whether to drink mana potions although there is energy enough; `as-liked`: the hero is asked. */
export type WithMana = boolean | 'as-liked';

type Paying = Price & {
  /** What it is for. */
  readonly source: string;
  readonly withMana: WithMana;
  readonly discardThis: () => void;
};

/** Pays, and says how much energy it took. */
export function* pay(g: Wow, hero: Hero, paying: Paying): Rule<number> {
  const energy = yield* payEnergy(g, hero, paying);
  for (const cost of paying.costs) yield* payOne(g, hero, cost, paying);
  return energy;
}

/** Energy first; what is missing comes from mana potions, and more of them if the hero likes. */
function* payEnergy(g: Wow, hero: Hero, { energy, item, source, withMana }: Paying): Rule<number> {
  const missing = Math.max(0, energy - hero.energy);
  const potions = manaItems(g, hero, item);
  const isAsked = withMana === 'as-liked' ? energy > 0 && potions.length > 0 : withMana;
  if (missing === 0 && !isAsked) {
    hero.energy -= energy;
    return energy;
  }
  const drunk = yield* chooseSome('mana-potions', {
    seat: hero.seat,
    rule: 'wow/potions.3',
    from: potions,
    min: Math.max(missing, withMana === true ? 1 : 0),
    max: Math.min(energy, potions.length),
    about: () => ({ cost: energy, energy: hero.energy, card: source }),
  });
  for (const card of drunk) {
    g.tell({ is: 'drank', hero: hero.seat, card, potion: 'mana' }, 'wow/potions.3');
    discardItem(g, hero, card, 'wow/potions.1');
  }
  hero.energy -= energy - drunk.length;
  return energy - drunk.length;
}

function* payOne(g: Wow, hero: Hero, cost: Cost, { source, discardThis }: Paying): Rule {
  switch (cost.is) {
    case 'energy':
      return;
    case 'discard-this':
      discardThis();
      return;
    case 'damage':
      return payDamage(g, hero, cost.n, source);
    case 'discard':
      return yield* discardChosen(g, hero, { n: cost.n, why: 'cost', source, rule: 'wow/abilities.14' });
    case 'discard-item':
      return yield* discardChosenItems(g, hero, {
        n: cost.n,
        from: cost.from,
        why: 'offer',
        source,
        rule: 'wow/abilities.14',
      });
  }
}

/** Damage that is a price can't be prevented, and counts as nobody's deed. Whether it was too much is seen once all is paid. */
function payDamage(g: Wow, hero: Hero, n: number, source: string): void {
  hero.damage += n;
  const { combat } = g.state;
  const side = sideOf(combat, hero);
  if (combat !== null && side !== null) combat[side].hurt = true;
  g.tell({ is: 'hurt', hero: hero.seat, n, now: hero.damage, cause: asPrice(source) }, 'wow/damage.11');
}

/** A price as the cause of damage. */
export const asPrice = (source: string): Cause => ({ by: null, means: 'cost', source });
