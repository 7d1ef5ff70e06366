import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { itemOption } from '../../options.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { canConsume, consume } from '../abilities/elements.ts';
import { hold } from '../abilities/predicates.ts';
import { isUsable, markUsed } from '../cards/items.ts';
import type { AttackItem, Strike } from './strike.ts';

/** What is known of an attack ability when items are offered for it. */
export type AttackPlan = { readonly isRanged: boolean; readonly isSingle: boolean };

/** The items a character may use in an attack ability. [gh/items.3, gh/items.11] */
export function attackItems(g: Table, hero: Hero, { isRanged, isSingle }: AttackPlan): readonly AttackItem[] {
  return hero.items.flatMap((equipped) =>
    (g.content.items.get(equipped.item)?.uses ?? []).flatMap((use) => {
      if (use.when !== 'attack' || !isUsable(g, equipped)) return [];
      const isKind = use.kind === 'any' || (use.kind === 'ranged') === isRanged;
      const fits = isSingle || !(use.area !== undefined || use.reach !== undefined);
      return isKind && fits && canConsume(g, use.consume ?? []) ? [{ equipped, use }] : [];
    }),
  );
}

/** Items without symbol and without cost are simply in force. [gh/items.9] */
const isFree = (g: Table, { equipped, use }: AttackItem): boolean =>
  g.content.items.get(equipped.item)?.after === 'nothing' && use.consume === undefined;

/** The items used for an ability, and whose items are offered again for each of its attacks. */
type ForAbility = { readonly items: readonly AttackItem[]; readonly more: Hero | null };

/**
 * The items for the whole ability; those for one attack are offered with them where there is only one, unless it must
 * be known whom it is on. [gh/items.16]
 */
export function* itemsForAbility(
  g: Gloom,
  deed: Deed,
  hero: Hero | null,
  plan: AttackPlan,
): Rule<ForAbility> {
  if (hero === null) return { items: [], more: null };
  const all = attackItems(g, hero, plan);
  const isOne = plan.isSingle && all.every(({ use }) => use.area === undefined && !dependsOnAttack(use));
  const offered = all.filter(({ use }) => isOne || use.scope === 'whole-ability');
  return { items: yield* picked(g, deed, { hero, offered, target: null }), more: isOne ? null : hero };
}

/** Whether it fits can be said of a single attack alone. */
const dependsOnAttack = ({ scope, if: predicates }: AttackItem['use']): boolean =>
  scope === 'next-attack' || predicates !== undefined;

/** An attack without the items that were used for another one. [gh/items.16] */
export const forAll = (strike: Strike): Strike => ({
  ...strike,
  items: strike.items.filter(({ use }) => use.scope === 'whole-ability'),
});

/** Items for one attack of several. [gh/items.16] */
export function* itemsForOneAttack(
  g: Gloom,
  deed: Deed,
  strike: Strike,
  target: Figure,
): Rule<readonly AttackItem[]> {
  const hero = strike.itemsOf;
  if (hero === null) return strike.items;
  const offered = itemsForOne(g, deed, strike, target);
  const used = yield* picked(g, deed, { hero, offered, target });
  for (const { equipped, use } of used) if (use.scope === 'next-attack') equipped.marked = 1;
  return [...strike.items, ...used];
}

/** Those that can be used for one attack on one target. */
function itemsForOne(g: Table, deed: Deed, strike: Strike, target: Figure): readonly AttackItem[] {
  if (strike.itemsOf === null) return [];
  return attackItems(g, strike.itemsOf, { isRanged: strike.isRanged, isSingle: false }).filter(
    ({ use, equipped }) =>
      use.scope !== 'whole-ability' &&
      !(use.scope === 'next-attack' && equipped.marked > 0) &&
      !strike.items.some((it) => it.equipped.item === equipped.item) &&
      hold(g, deed, use.if, target),
  );
}

/** The items in force for one attack before anybody is asked. */
export const itemsAhead = (g: Table, deed: Deed, strike: Strike, target: Figure): readonly AttackItem[] => [
  ...strike.items,
  ...itemsForOne(g, deed, strike, target).filter((it) => isFree(g, it)),
];

type Offer = { readonly hero: Hero; readonly offered: readonly AttackItem[]; readonly target: Figure | null };

function* picked(g: Gloom, deed: Deed, { hero, offered, target }: Offer): Rule<readonly AttackItem[]> {
  const free = offered.filter((it) => isFree(g, it));
  const ids = [
    ...new Set(offered.filter((it) => !free.includes(it)).map(({ equipped }) => itemOption(equipped.item))),
  ];
  if (ids.length === 0) return free;
  const some = yield* chooseSome('attack-items', {
    seat: hero.seat,
    rule: 'gh/items.3',
    from: () => ids,
    min: 0,
    max: ids.length,
    valid: (chosen) =>
      canConsume(
        g,
        of(offered, chosen).flatMap(({ use }) => use.consume ?? []),
      ) && oneArea(offered, chosen),
    about: () => ({ figure: deed.by.id, target: target?.id ?? null }),
  });
  const used = of(offered, some);
  yield* consume(
    g,
    deed.by,
    used.flatMap(({ use }) => use.consume ?? []),
    deed.seat,
  );
  for (const { equipped } of used) markUsed(g, hero, equipped);
  return [...free, ...used];
}

const of = (offered: readonly AttackItem[], ids: readonly string[]): readonly AttackItem[] =>
  offered.filter(({ equipped }) => ids.includes(itemOption(equipped.item)));

/** An attack becomes one area, not two. */
const oneArea = (offered: readonly AttackItem[], ids: readonly string[]): boolean =>
  of(offered, ids).filter(({ use }) => use.area !== undefined || use.reach !== undefined).length <= 1;
