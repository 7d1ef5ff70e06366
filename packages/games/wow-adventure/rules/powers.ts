/** Powers that heroes use by choice. */
import { type ActOption, useOption, useWithMana } from '../options.ts';
import type { Hero } from '../state.ts';
import type { Moment } from '../vocabulary/powers.ts';
import type { Table } from '../wow.ts';
import { holds, type Situation } from './conditions.ts';
import { canPay, energyIn, manaItems, type Price } from './costs.ts';
import { tokensWithin } from './discoveries.ts';
import { isForbidden, isInForce } from './numbers.ts';
import { isHeld, rivalsOf, sideOf } from './table.ts';
import { heroPowers, type Wielded } from './wielded.ts';

type Using = Pick<Situation, 'incoming' | 'played'>;

/** The powers that a hero may use at a moment. */
export function usable(table: Table, hero: Hero, moment: Moment, using: Using = {}): readonly Wielded[] {
  const found: Wielded[] = [];
  for (const wielded of heroPowers(table, hero, moment))
    if (wielded.power.may === true && canUse(table, hero, wielded, using)) found.push(wielded);
  return found;
}

/** Whether a power that is used by choice, or works by itself, may do so now. */
export function canUse(table: Table, hero: Hero, wielded: Wielded, using: Using = {}): boolean {
  const { power, key, attached } = wielded;
  const { combat } = table.state;
  const side = sideOf(combat, hero);
  if (power.once === 'turn' && hero.turn.used.includes(key)) return false;
  if (power.once === 'combat' && (combat === null || side === null || combat[side].used.includes(key)))
    return false;
  if (combat !== null && side !== null && !isInForce(table, combat, side, wielded)) return false;
  if (!holds(table, { hero, side, attached, ...using }, power.if)) return false;
  if (power.instead === 'walking' && (hero.turn.walked || hero.turn.stopped || isHeld(table, hero)))
    return false;
  if (rerollsInVain(table, hero, wielded) || findsNothing(table, hero, wielded)) return false;
  return canPay(table, hero, priceOf(wielded));
}

/** A die that may not be rolled again is none to spend something on. */
function rerollsInVain({ state, content }: Table, hero: Hero, { power }: Wielded): boolean {
  const { combat } = state;
  const side = sideOf(combat, hero);
  if (combat === null || side === null) return false;
  const rerolls = power.do.some(({ is }) => is === 'reroll');
  return rerolls && isForbidden({ state, content }, combat, side, 'reroll');
}

/** To look at a token takes one, and to trade takes somebody with an item to part with. [wow/A-54, wow/A-59] */
const findsNothing = (table: Table, hero: Hero, { power }: Wielded): boolean =>
  power.do.some((effect) => {
    if (effect.is === 'peek-discovery') return tokensWithin(table, hero, effect.within).length === 0;
    return (
      effect.is === 'trade' && rivalsOf(table.state, hero).every(({ backpack }) => backpack.length === 0)
    );
  });

export const priceOf = ({ power, card, kind }: Wielded): Price => ({
  energy: energyIn(power.cost ?? []),
  costs: power.cost ?? [],
  item: kind === 'event' ? null : card,
  takesMana: kind !== 'event',
  cardsSpent: 0,
});

/** What a power is called in an option: its item, token or name. */
export const powerName = ({ card, kind, key }: Wielded): string =>
  kind === 'weapon' || kind === 'armor' || kind === 'backpack' ? (card ?? key) : key;

/** The powers of a moment as options; with mana potions too, where there is energy enough without. */
export function useOptions(
  table: Table,
  hero: Hero,
  moment: Moment,
  using: Using = {},
): readonly ActOption[] {
  const options: ActOption[] = [];
  for (const wielded of usable(table, hero, moment, using)) {
    const { energy, item } = priceOf(wielded);
    const name = powerName(wielded);
    options.push(useOption(name));
    if (energy > 0 && energy <= hero.energy && manaItems(table, hero, item).length > 0)
      options.push(useWithMana(name));
  }
  return options;
}

/** The power behind an option. */
export function powerCalled(table: Table, hero: Hero, moment: Moment, name: string): Wielded {
  const found = heroPowers(table, hero, moment).find((wielded) => powerName(wielded) === name);
  if (found === undefined) throw new Error(`${hero.seat} has no power ${name} for ${moment}`);
  return found;
}
