/** What brings an objective of a quest forward. [wow/quests.3 to wow/quests.12] */
import { type ForKinds, forKind } from '@tavolo/kernel';
import type { ActiveQuest, Hero } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import type { ItemFilter, Objective, Place } from '../vocabulary/quests.ts';
import { rankOf } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { isDeedOf } from './attribution.ts';
import type { Happening } from './happening.ts';
import { cardOf, heroOf, isCity } from './table.ts';

/** How much it takes. */
export const needed = (objective: Objective): number => ('n' in objective ? objective.n : 1);

export const isDone = (objective: Objective, done: number): boolean => done >= needed(objective);

/** Whose quest it is, and which objective of it. */
export type Working = { readonly hero: Hero; readonly active: ActiveQuest; readonly objective: Objective };

/** How far an objective comes by what happened. */
export const progressBy = (table: Table, working: Working, happening: Happening): number =>
  forKind(progress, working.objective, table, working, happening);

type Progress = ForKinds<Objective, readonly [Table, Working, Happening], number>;

/** Whether a hero is in a place that a quest names. */
export const isAt = ({ content }: Pick<Table, 'content'>, space: SpaceId, place: Place): boolean =>
  place === 'any-city' ? isCity(content, space) : space === place;

/** Whether this is the hero's own quest upkeep. */
const isOwnUpkeep = (hero: Hero, happening: Happening): boolean =>
  happening.is === 'arrived' && happening.by === hero.seat;

const once = (isSo: boolean): number => (isSo ? 1 : 0);

const progress: Progress = {
  travel: ({ to }, table, { hero }, happening) =>
    once(isOwnUpkeep(hero, happening) && isAt(table, hero.space, to)),
  collect: ({ from }, _, { hero }, happening) => once(isOwnUpkeep(hero, happening) && hero.space === from),
  'collect-from-hero': (_, { state }, { hero, active }, happening) =>
    once(
      isOwnUpkeep(hero, happening) &&
        active.marked !== null &&
        heroOf(state, active.marked).space === hero.space,
    ),
  'pay-items': () => 0,
  'pay-cards': () => 0,
  'beat-foes': ({ which }, _, { hero }, happening) =>
    once(
      happening.is === 'beaten' &&
        happening.by === hero.seat &&
        rankOf(happening.level) >= rankOf(which.atLeast) &&
        (which.traits.length === 0 || happening.foe.traits.some((trait) => which.traits.includes(trait))),
    ),
  'beat-at': ({ space }, _, { hero }, happening) =>
    once(
      happening.is === 'beaten' &&
        happening.by === hero.seat &&
        happening.card === null &&
        happening.space === space,
    ),
  'beat-overlord': (_, __, { hero }, happening) =>
    once(
      happening.is === 'beaten' && happening.by === hero.seat && happening.foe.traits.includes('overlord'),
    ),
  'defeat-marked': (_, __, { hero, active }, happening) =>
    once(
      happening.is === 'defeated' && happening.hero === active.marked && isDeedOf(happening.cause, hero.seat),
    ),
  'defeat-rivals': (_, __, { hero }, happening) =>
    once(happening.is === 'defeated' && happening.hero !== hero.seat && isDeedOf(happening.cause, hero.seat)),
  'damage-marked': (_, __, { hero, active }, happening) =>
    happening.is === 'damaged' && happening.hero === active.marked && isDeedOf(happening.cause, hero.seat)
      ? happening.n
      : 0,
  'damage-rivals': (_, __, { hero }, happening) =>
    happening.is === 'damaged' && happening.hero !== hero.seat && isDeedOf(happening.cause, hero.seat)
      ? happening.n
      : 0,
  'reach-level': ({ level }, _, { hero }) => once(rankOf(hero.level) >= rankOf(level)),
  'place-discoveries': (_, __, { hero }, happening) =>
    once(happening.is === 'placed' && happening.by === hero.seat),
  'discoveries-found': (_, __, { hero, active }, happening) =>
    happening.is === 'revealed' && happening.by !== hero.seat
      ? happening.tokens.filter(({ by, nth }) => by === hero.seat && nth > active.since).length
      : 0,
  'be-equipped': ({ level, at }, table, { hero }, happening) =>
    once(
      isOwnUpkeep(hero, happening) &&
        isAt(table, hero.space, at) &&
        [hero.weapon, hero.armor].every(
          (card) => card !== null && rankOf(cardOf(table.content, card).level) >= rankOf(level),
        ),
    ),
};

/** The items of the backpack that a quest takes as payment. [wow/items.11] */
export const itemsThatPay = (content: Content, hero: Hero, which: ItemFilter): readonly CardId[] =>
  hero.backpack.filter((id) => {
    const { foe, item, level } = cardOf(content, id);
    if (which.traits.length > 0 && foe?.traits.some((trait) => which.traits.includes(trait)) !== true)
      return false;
    if (which.slot !== 'any' && item?.slot !== which.slot) return false;
    return rankOf(level) >= rankOf(which.atLeast);
  });
