/** Drawing items, keeping some and parting with the rest. [ma/actions.15] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import type { ItemType } from '../../vocabulary/terms.ts';
import { explorerOf, itemCard } from '../units.ts';
import { gain } from './carrying.ts';
import { discard, drawItem, returnOnTop, typesToDraw } from './item-decks.ts';

/** A card lets somebody draw items and keep some of them. */
export function* drawAndKeep(
  g: Machina,
  id: ExplorerId,
  { deck, n, keep: kept }: { readonly deck: ItemType | 'any'; readonly n: number; readonly keep: number },
): Rule {
  yield* drawItems(g, id, deck, n);
  const own = yield* keep(g, id, kept);
  yield* partWithTheRest(g, id, 0);
  yield* gain(g, id, own);
}

/** Draws so many, deck by deck, each seen before the next is chosen; fewer where no card is left. [ma/actions.20] */
export function* drawItems(g: Machina, id: ExplorerId, deck: ItemType | 'any', n: number): Rule {
  g.state.drawnItems = [];
  for (let left = n; left > 0; left--) {
    const types = typesToDraw(g).filter((type) => deck === 'any' || type === deck);
    if (types.length === 0) return;
    const type = yield* choose('deck', {
      seat: explorerOf(g.state, id).seat,
      rule: 'ma/actions.15.1',
      from: types,
      about: () => ({ left, explorer: id }),
    });
    drawItem(g, id, type);
  }
}

/** Takes so many of the drawn cards out; the others stay drawn. */
export function* keep(g: Machina, id: ExplorerId, n: number): Rule<readonly ItemId[]> {
  const kept: ItemId[] = [];
  while (kept.length < n && g.state.drawnItems.length > 0) {
    const item = yield* choose('item-to-keep', {
      seat: explorerOf(g.state, id).seat,
      rule: 'ma/actions.15.2',
      from: g.state.drawnItems,
      about: () => ({ explorer: id }),
    });
    noLongerDrawn(g, item);
    kept.push(item);
  }
  return kept;
}

function noLongerDrawn({ state }: Machina, item: ItemId): void {
  state.drawnItems = state.drawnItems.filter((one) => one !== item);
}

/** The other drawn cards are destroyed, at least so many of them, or go back on top of their decks. [ma/actions.15.2] */
export function* partWithTheRest(g: Machina, id: ExplorerId, least: number): Rule {
  const rest = [...g.state.drawnItems];
  const back: ItemId[] = [];
  for (const [place, item] of rest.entries()) {
    const destroyed = place - back.length;
    const mustGo = least - destroyed >= rest.length - place;
    const fate = yield* choose('item-fate', {
      seat: explorerOf(g.state, id).seat,
      rule: 'ma/actions.15.2',
      from: mustGo ? ['destroy'] : ['destroy', 'return'],
      about: () => ({ item, explorer: id }),
    });
    if (fate === 'return') back.push(item);
    else destroyDrawn(g, id, item);
  }
  yield* putBack(g, id, back);
}

function destroyDrawn(g: Machina, id: ExplorerId, item: ItemId): void {
  noLongerDrawn(g, item);
  discard(g, item);
  g.tell({ is: 'destroyed-item', explorer: id, item }, 'ma/actions.15.2');
}

/** Several that go onto one deck go in any order. [ma/actions.16.2] */
function* putBack(g: Machina, id: ExplorerId, items: readonly ItemId[]): Rule {
  let left = items;
  while (left.length > 0) {
    const [first] = left;
    const type = first === undefined ? null : itemCard(g.content, first).type;
    const together = left.filter((item) => itemCard(g.content, item).type === type);
    const item = yield* choose('item-next-back', {
      seat: explorerOf(g.state, id).seat,
      rule: 'ma/actions.16.2',
      from: together,
      about: () => ({ explorer: id, left: together.length }),
    });
    noLongerDrawn(g, item);
    returnOnTop(g, id, item);
    left = left.filter((one) => one !== item);
  }
}
