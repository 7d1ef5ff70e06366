/** Items come to explorers and leave them. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import type { Explorer } from '../../state.ts';
import type { CardId, ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import { explorerOf, hostOf, isOnMap, wornItems, wornTogether } from '../units.ts';
import { discard } from './item-decks.ts';
import { bagLimit, wornAlone } from './limits.ts';
import { areDropsOn, lay, placesToDrop, whereItemsFall } from './lying.ts';
import { capAtMaxima } from './maxima.ts';

/** Everything that an explorer holds, worn or not. */
export const itemsOf = (explorer: Explorer): readonly ItemId[] => [...wornItems(explorer), ...explorer.bag];

/** A card has left its place: what a marker on it showed is over, and the marker stays spent. [ma/markers.5] */
export function endWhatItShowed({ state }: Machina, explorer: Explorer, gone: CardId): void {
  explorer.markers = explorer.markers.map((card) => (card === gone ? null : card));
  state.lasting = state.lasting.filter(({ card, marked }) => !(marked && card === gone));
}

/** Takes an item off, or out of the bag. What was fitted to it goes into the bag. */
function takeFrom(g: Machina, explorer: Explorer, item: ItemId): void {
  const host = hostOf(explorer, item);
  if (host?.main === item) {
    const joined = wornTogether(host).filter((one) => one !== item);
    explorer.worn = explorer.worn.filter((one) => one !== host);
    explorer.bag.push(...joined);
    for (const one of joined) endWhatItShowed(g, explorer, one);
  } else if (host !== null) {
    for (const socket of ['top', 'bottom', 'right'] as const) if (host[socket] === item) host[socket] = null;
  }
  explorer.bag = explorer.bag.filter((one) => one !== item);
  endWhatItShowed(g, explorer, item);
}

/** Takes items from an explorer, one by one; they are nowhere then. */
export function takeAway(g: Machina, id: ExplorerId, items: readonly ItemId[]): void {
  for (const item of items) takeFrom(g, explorerOf(g.state, id), item);
  capAtMaxima(g, id);
}

/** A gained item arrives in the bag. [ma/inventory.14] */
export function* gain(g: Machina, id: ExplorerId, items: readonly ItemId[]): Rule {
  for (const item of items) {
    putInBag(g, id, item);
    g.tell({ is: 'gained-item', explorer: id, item, worn: false }, 'ma/inventory.14');
  }
  yield* keepWithinBag(g, id);
}

export function putInBag({ state }: Machina, id: ExplorerId, item: ItemId): void {
  const explorer = explorerOf(state, id);
  explorer.bag.push(item);
  explorer.account.items++;
}

/** A gained item is worn at once as a main item. [ma/actions.15.3] */
export function wearGained(g: Machina, id: ExplorerId, item: ItemId): void {
  const explorer = explorerOf(g.state, id);
  explorer.worn.push({ ...wornAlone(item) });
  explorer.account.items++;
  capAtMaxima(g, id);
  g.tell({ is: 'gained-item', explorer: id, item, worn: true }, 'ma/actions.15.3');
}

/** Unequips one item: a main item takes all that is fitted to it along into the bag. [ma/inventory.15] */
export function* unequip(g: Machina, id: ExplorerId, item: ItemId): Rule {
  const explorer = explorerOf(g.state, id);
  if (!wornItems(explorer).includes(item)) return;
  takeAway(g, id, [item]);
  explorer.bag.push(item);
  g.tell({ is: 'unequipped', explorer: id, item }, 'ma/inventory.15');
  yield* keepWithinBag(g, id);
}

/** An item that somebody holds goes to its pile. [ma/inventory.16] */
export function* destroyItem(g: Machina, id: ExplorerId, item: ItemId): Rule {
  takeAway(g, id, [item]);
  discard(g, item);
  g.tell({ is: 'destroyed-item', explorer: id, item }, 'ma/inventory.16');
  yield* keepWithinBag(g, id);
}

/** Whoever holds more than the bag takes gets rid of what they like at once. [ma/inventory.13] */
export function* keepWithinBag(g: Machina, id: ExplorerId): Rule {
  while (explorerOf(g.state, id).bag.length > bagLimit(g, id)) {
    const { seat, bag } = explorerOf(g.state, id);
    const item = yield* choose('item-to-lose', {
      seat,
      rule: 'ma/inventory.13',
      from: bag,
      about: () => ({ explorer: id, why: 'bag' }),
    });
    yield* getRidOf(g, id, item);
  }
}

/** Destroys an item, or drops it where items can be dropped. */
function* getRidOf(g: Machina, id: ExplorerId, item: ItemId): Rule {
  const fate = yield* choose('item-fate', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/inventory.13',
    from: canDrop(g, id) ? ['destroy', 'drop'] : ['destroy'],
    about: () => ({ item, explorer: id }),
  });
  if (fate === 'destroy') yield* destroyItem(g, id, item);
  else yield* drop(g, id, item);
}

/** Whether an explorer can drop something where it stands. */
export function canDrop(g: Table, id: ExplorerId): boolean {
  const explorer = explorerOf(g.state, id);
  return (
    areDropsOn(g.state.options) &&
    isOnMap(explorer) &&
    explorer.at !== null &&
    placesToDrop(g, explorer.at).length > 0
  );
}

/** Leaves an item on a space beside. [ma/inventory.10] */
export function* drop(g: Machina, id: ExplorerId, item: ItemId): Rule {
  const { seat, at } = explorerOf(g.state, id);
  if (at === null) return;
  const where = yield* choose('where', {
    seat,
    rule: 'ma/inventory.10',
    from: placesToDrop(g, at),
    about: () => ({ why: 'drop', unit: id, card: item }),
  });
  takeAway(g, id, [item]);
  lay(g, where, [item]);
  g.tell({ is: 'dropped-item', explorer: id, item }, 'ma/inventory.10');
}

/** The items of an explorer who dies fall where it stood, or are destroyed where nothing is dropped. [ma/ending.5] */
export function loseEverything(g: Machina, id: ExplorerId): void {
  const explorer = explorerOf(g.state, id);
  const items = itemsOf(explorer);
  const { at } = explorer;
  for (const item of items) takeFrom(g, explorer, item);
  if (at === null || !areDropsOn(g.state.options)) {
    for (const item of items) {
      discard(g, item);
      g.tell({ is: 'destroyed-item', explorer: id, item }, 'ma/ending.5');
    }
    return;
  }
  lay(g, whereItemsFall(g, at), items);
  for (const item of items) g.tell({ is: 'dropped-item', explorer: id, item }, 'ma/ending.5');
}

/** All markers of an explorer are free again, and what they showed is over. [ma/markers.2] */
export function takeBackMarkers({ state }: Machina, id: ExplorerId): void {
  const explorer = explorerOf(state, id);
  const { markers } = explorer;
  state.lasting = state.lasting.filter(
    ({ card, marked, owner }) => !(marked && owner === id && markers.includes(card)),
  );
  explorer.markers = [];
}
