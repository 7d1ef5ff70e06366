import type { Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { type ItemOption, itemOption } from '../../options.ts';
import type { Equipped, Hero } from '../../state.ts';
import { type Deed, newDeed } from '../abilities/deed.ts';
import { emptyHexesAround } from '../board.ts';
import { figureById, heroOf, isStunned } from '../figures.ts';
import { idleLast } from './idle-items.ts';
import { isUsable, itemOf, markUsed } from './items.ts';

/** The items that a character may use now, on its own turn, between its actions or in the middle of one. [gh/items.2] */
export function itemsAtAnyTime(g: Table, hero: Hero): readonly Equipped[] {
  const figure = figureById(g.state, hero.id);
  if (figure === null || isStunned(figure) || g.state.turn?.figure !== hero.id) return [];
  const isRoom = emptyHexesAround(g, figure.hex).length > 0;
  return hero.items.filter(
    (equipped) =>
      isUsable(g, equipped) &&
      itemOf(g, equipped.item).uses.some(({ when }) => when === 'turn') &&
      (isRoom || !isSummoning(g, equipped)),
  );
}

/** It puts a figure on the map. */
export const isSummoning = (g: Table, { item }: Equipped): boolean =>
  itemOf(g, item).uses.some((use) => use.when === 'turn' && use.do.some((it) => it.do === 'summon'));

/** It is marked, and its abilities are performed, as a deed of their own. [gh/items.8] */
export function* useItem(g: Gloom, hero: Hero, equipped: Equipped, { by, perform }: Deed): Rule {
  markUsed(g, hero, equipped);
  const abilities = itemOf(g, equipped.item).uses.flatMap((use) => (use.when === 'turn' ? use.do : []));
  yield* perform(g, newDeed(g, by, perform), abilities);
}

/**
 * Asks the player of a deed, with the items of the own turn beside the options where there is a question anyway: an
 * item is used in the middle of the action, and the question is put again. [gh/items.2]
 */
export function* chooseOrUse<Id extends string>(
  g: Gloom,
  deed: Deed,
  options: () => readonly Id[],
  ask: (from: readonly (Id | ItemOption)[]) => Rule<Id | ItemOption>,
): Rule<Id> {
  for (;;) {
    const own = options();
    const hero = deed.automatic || own.length < 2 ? null : heroOf(g.state, deed.by);
    const usable = hero === null ? [] : itemsAtAnyTime(g, hero);
    const items = usable.map(({ item }) => itemOption(item));
    const answer = yield* ask(hero === null ? own : idleLast(g, hero, [...own, ...items]));
    const used = usable.find((_, n) => items[n] === answer);
    if (hero === null || used === undefined) return answer as Id; // it is none of the items
    yield* useItem(g, hero, used, deed);
  }
}
