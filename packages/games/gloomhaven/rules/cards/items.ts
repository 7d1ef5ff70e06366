import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Equipped, Hero } from '../../state.ts';
import type { Item } from '../../vocabulary/items.ts';
import { countTally } from '../figures.ts';

export function itemOf({ content }: Table, id: Equipped['item']): Item {
  const item = content.items.get(id);
  if (item === undefined) throw new Error(`there is no item ${id}`);
  return item;
}

export const isUsable = (_g: Table, { state }: Equipped): boolean => state === 'ready';

/** Spent or consumed after use; with circles only after the last. [gh/items.8, gh/items.10] */
export function markUsed(g: Gloom, hero: Hero, equipped: Equipped): void {
  const { after, circles = 1 } = itemOf(g, equipped.item);
  equipped.marked++;
  countTally(hero, 'item-uses');
  g.tell({ is: 'item-used', figure: hero.id, item: equipped.item }, 'gh/items.8');
  if (after === 'nothing' || equipped.marked < circles) return;
  equipped.state = after;
}

/** What works once a turn works again. */
export function unmarkForTurn(g: Gloom, hero: Hero): void {
  for (const equipped of hero.items)
    if (itemOf(g, equipped.item).uses.some((use) => use.when === 'attack' && use.scope === 'next-attack'))
      equipped.marked = 0;
}

/** Usable again. Items with circles left are not spent and need none. [gh/recover.5, gh/recover.7] */
export function refresh(g: Gloom, hero: Hero, items: readonly Equipped[]): void {
  if (items.length === 0) return;
  for (const equipped of items) {
    equipped.state = 'ready';
    equipped.marked = 0;
  }
  g.tell({ is: 'items-refreshed', figure: hero.id, items: items.map(({ item }) => item) }, 'gh/recover.5');
}
