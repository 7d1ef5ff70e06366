import type { Table } from '../../gloomhaven.ts';
import { itemOption } from '../../options.ts';
import type { Equipped, Hero } from '../../state.ts';
import type { ItemUse } from '../../vocabulary/items.ts';
import { figureById, has } from '../figures.ts';
import { itemOf } from './items.ts';

/** By how much an item heals its owner that does nothing else; 0 for any other. [gh/items.15] */
export function healingOf(g: Table, { item }: Equipped): number {
  const [use, ...others] = itemOf(g, item).uses;
  return use === undefined || others.length > 0 ? 0 : healsBy(use);
}

function healsBy(use: ItemUse): number {
  const [first, ...others] = use.when === 'turn' ? use.do : [];
  const isPlain = first?.do === 'heal' && first.range === undefined && first.targets === undefined;
  return isPlain && others.length === 0 && typeof first.value === 'number' ? first.value : 0;
}

/** It would heal who lacks nothing. To use it is allowed, and counts. [gh/items.11, gh/heal.3] */
function isIdle(g: Table, hero: Hero, equipped: Equipped): boolean {
  const figure = figureById(g.state, hero.id);
  if (figure === null || healingOf(g, equipped) === 0) return false;
  return figure.hp === figure.maxHp && !has(figure, 'poison') && !has(figure, 'wound');
}

/** Options with the items that would change nothing behind all others. */
export function idleLast<Id extends string>(g: Table, hero: Hero, options: readonly Id[]): readonly Id[] {
  const idle = hero.items.filter((it) => isIdle(g, hero, it)).map(({ item }): string => itemOption(item));
  return options.toSorted((one, other) => Number(idle.includes(one)) - Number(idle.includes(other)));
}
