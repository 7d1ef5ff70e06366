/** What heroes do at moments of their choice: play cards, use powers, drink potions. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Cause } from '../facts.ts';
import { type ActOption, drinkOption, readOption, type TargetOption } from '../options.ts';
import type { Attached, Hero } from '../state.ts';
import type { Ability, Window } from '../vocabulary/abilities.ts';
import type { AbilityId, CardId } from '../vocabulary/ids.ts';
import type { Moment } from '../vocabulary/powers.ts';
import type { Potion } from '../vocabulary/terms.ts';
import type { Table, Wow } from '../wow.ts';
import { announce, payForPower } from './announce.ts';
import { attachCard } from './attached-cards.ts';
import { seeWhetherPriceDefeats } from './damage.ts';
import type { Deed } from './deeds.ts';
import { perform } from './effects/effects.ts';
import { heal } from './healing.ts';
import { improved } from './improvements.ts';
import { discardItem } from './items.ts';
import { opponentAsTarget, playOptions, targetsOf } from './plays.ts';
import { powerCalled, useOptions } from './powers.ts';
import { itemOf, itemsOf, sideOf } from './table.ts';
import { abilityOf, type Wielded } from './wielded.ts';

/** The moment at which something is done: for cards, and for powers. */
export type At = { readonly window: Window; readonly moment: Moment };

/** All that a hero can play or use at a moment. */
export const actOptions = (table: Table, hero: Hero, { window, moment }: At): readonly ActOption[] => [
  ...playOptions(table, hero, window),
  ...useOptions(table, hero, moment),
];

/** The same at several moments at once, each thing once. */
export function actsAt(table: Table, hero: Hero, moments: readonly At[]): readonly ActOption[] {
  const acts: ActOption[] = [];
  for (const at of moments) {
    for (const option of actOptions(table, hero, at)) if (!acts.includes(option)) acts.push(option);
  }
  return acts;
}

/** Does what was chosen at one of these moments. */
export function* act(g: Wow, hero: Hero, option: ActOption, moments: readonly At[]): Rule {
  const { is, of, more } = readOption(option);
  const withMana = is.endsWith('-mana');
  if (is === 'drink') return drink(g, hero, of as CardId, more as Potion); // made by `drinkOption`
  if (is.startsWith('play')) {
    const ability = abilityOf(g.content, of as AbilityId); // made by `playOptions`
    const at = moments.find(({ window }) => ability.windows.includes(window));
    if (at !== undefined) yield* playAbility(g, hero, ability, { window: at.window, withMana });
    return;
  }
  const at = moments.find(({ moment }) =>
    useOptions(g, hero, moment).some((one) => readOption(one).of === of),
  );
  if (at !== undefined) yield* usePower(g, hero, powerCalled(g, hero, at.moment, of), withMana);
}

type Playing = { readonly window: Window; readonly withMana: boolean };

/** Plays a card: aimed, paid, answered, and then it works. [wow/abilities] */
function* playAbility(g: Wow, hero: Hero, ability: Ability, { window, withMana }: Playing): Rule {
  const target = yield* aimed(g, hero, ability, window);
  const at = target === null ? null : readOption(target).of;
  const works = yield* announce(g, hero, { ability: ability.id, target: at, withMana });
  yield* seeWhetherPriceDefeats(g, hero, ability.alsoCosts, ability.id);
  if (!works) return;
  const { combat } = g.state;
  const side = sideOf(combat, hero);
  if (combat !== null && side !== null) {
    if (ability.replacement !== null) combat[side].replacement = ability.id;
    combat[side].played.push(ability.id);
  }
  if (ability.insteadOfWalking) hero.turn.stopped = true;
  const deed: Deed = { hero, side, source: ability.id, means: 'card', perform, target: at };
  yield* perform(g, deed, improved(ability, hero.level, 'do'));
  if (ability.attach !== null) attachCard(g, attachedAs(hero, ability, target), 'wow/abilities.8');
  else if (!ability.do.some(({ is }) => is === 'attach-this')) hero.discard.push(ability.id);
}

/** What a card is aimed at; `null`: nothing that is chosen. */
function* aimed(g: Wow, hero: Hero, ability: Ability, window: Window): Rule<string | null> {
  const aim = ability.attach ?? ability.aim;
  if (ability.do.some(({ is }) => is === 'attach-this'))
    return opponentAsTarget(g, hero, { at: ['opponent'] })[0] ?? null;
  if (aim === null || aim.at.includes('self') || aim.at.includes('space')) return null;
  const targets = targetsOf(g, hero, aim, window);
  return yield* choose('target', {
    seat: hero.seat,
    rule: 'wow/abilities.8',
    from: targets as readonly TargetOption[], // items and map encounters come alone and are never asked for
    about: () => ({ card: ability.id }),
  });
}

/** Where a card lies. */
function attachedAs(hero: Hero, ability: Ability, target: string | null): Attached {
  const base = { ability: ability.id, owner: hero.seat, counters: ability.counters };
  if (target === null)
    return ability.attach?.at.includes('space') === true
      ? { ...base, on: 'space', target: hero.space }
      : { ...base, on: 'hero', target: hero.seat };
  const { is, of } = readOption(target);
  return { ...base, on: is as Attached['on'], target: of }; // made by `targetsOf`
}

/** Uses a power of choice. */
function* usePower(g: Wow, hero: Hero, wielded: Wielded, withMana: boolean): Rule {
  yield* payForPower(g, hero, wielded, withMana);
  yield* seeWhetherPriceDefeats(g, hero, wielded.power.cost ?? [], wielded.from);
  yield* work(g, hero, wielded);
}

/** Lets a power of a hero work. */
export function* work(g: Wow, hero: Hero, wielded: Wielded): Rule {
  if (wielded.power.instead === 'walking') hero.turn.stopped = true;
  yield* perform(g, deedOf(g, hero, wielded), wielded.power.do);
}

/** What a hero's power is carried out in. */
export const deedOf = ({ state }: Table, hero: Hero, { kind, from, attached, card }: Wielded): Deed => ({
  hero,
  side: sideOf(state.combat, hero),
  source: from,
  means: meansOf[kind],
  perform,
  attached,
  card,
});

/** By what means a power does what it does. */
const meansOf: { readonly [Kind in Wielded['kind']]: Cause['means'] } = {
  character: 'card',
  played: 'card',
  attached: 'card',
  weapon: 'item',
  armor: 'item',
  backpack: 'item',
  token: 'token',
  event: 'event',
  foe: 'encounter',
};

/** The potions that can be drunk in the own movement phase. [wow/potions.2, wow/potions.4] */
export function drinkOptions({ content }: Pick<Table, 'content'>, hero: Hero): readonly ActOption[] {
  const options: ActOption[] = [];
  for (const card of itemsOf(hero)) {
    for (const potion of itemOf(content, card).potions)
      if (potion !== 'mana') options.push(drinkOption(card, potion));
  }
  return options;
}

/** An item is used up for one of its potions. [wow/potions.1] */
function drink(g: Wow, hero: Hero, card: CardId, potion: Potion): void {
  g.tell({ is: 'drank', hero: hero.seat, card, potion }, 'wow/potions.1');
  discardItem(g, hero, card, 'wow/potions.1');
  if (potion === 'health') heal(g, hero, 1, { rule: 'wow/potions.2' });
  else hero.turn.steps++;
}
