import type { Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Equipped, Hero } from '../../state.ts';
import { type Deed, newDeed } from '../abilities/deed.ts';
import { emptyHexesAround } from '../board.ts';
import { figureById, isStunned } from '../figures.ts';
import { isUsable, itemOf, markUsed } from './items.ts';

/** The items that a character may use now, on its own turn, between its actions or in the middle of one. [gh/items.2] */
export function itemsAtAnyTime(g: Table, hero: Hero): readonly Equipped[] {
  const figure = figureById(g.state, hero.id);
  if (figure === null || isStunned(figure) || g.state.turn?.figure !== hero.id) return [];
  const isRoom = emptyHexesAround(g, figure.hex).length > 0;
  return hero.items.filter(
    (equipped) =>
      isUsable(g, equipped) &&
      itemOf(g, equipped.item).uses.some(
        (use) => use.when === 'turn' && (isRoom || use.do.every((it) => it.do !== 'summon')),
      ),
  );
}

/** It is marked, and its abilities are performed, as a deed of their own. [gh/items.8] */
export function* useItem(g: Gloom, hero: Hero, equipped: Equipped, { by, perform }: Deed): Rule {
  markUsed(g, hero, equipped);
  const abilities = itemOf(g, equipped.item).uses.flatMap((use) => (use.when === 'turn' ? use.do : []));
  yield* perform(g, newDeed(g, by, perform), abilities);
}
