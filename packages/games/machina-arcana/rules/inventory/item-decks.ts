/** The four decks of items and their piles. [ma/inventory.16] */
import type { Machina, Table } from '../../machina.ts';
import type { ItemDeck, State } from '../../state.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import { type ItemType, itemTypes } from '../../vocabulary/terms.ts';
import { itemCard, wornItems } from '../units.ts';

const deckOf = (g: Table, item: ItemId): ItemDeck => g.state.items[itemCard(g.content, item).type];

/** The types of which a card can be drawn, from the deck or from the pile that becomes one. [ma/actions.20] */
export const typesToDraw = ({ state }: Table): readonly ItemType[] =>
  itemTypes.filter((type) => state.items[type].deck.length + state.items[type].pile.length > 0);

/** The top card of a deck, for everybody to see; an empty deck is made of its pile first. [ma/actions.20] */
export function drawItem(g: Machina, id: ExplorerId, type: ItemType): ItemId {
  const items = g.state.items[type];
  if (items.deck.length === 0) {
    items.deck = shuffled(g, type, items.pile);
    items.pile = [];
  }
  const item = items.deck.pop();
  if (item === undefined) throw new Error(`No ${type} is left`);
  if (items.knownTop === 0) g.reveal();
  items.knownTop = Math.max(0, items.knownTop - 1);
  g.state.drawnItems.push(item);
  g.tell({ is: 'drew-item', explorer: id, item, deck: type }, 'ma/actions.20');
  return item;
}

const shuffled = (g: Machina, type: ItemType, cards: readonly ItemId[]): ItemId[] =>
  g.chance.stream(`items-${type}`).shuffle([...cards]);

/** A card goes face up to the pile of its type. [ma/inventory.16] */
export function discard(g: Machina, item: ItemId): void {
  deckOf(g, item).pile.push(item);
}

/** A card that was drawn goes back on top of its deck. */
export function returnOnTop(g: Machina, id: ExplorerId, item: ItemId): void {
  const { type } = itemCard(g.content, item);
  const items = g.state.items[type];
  items.deck.push(item);
  items.knownTop++;
  g.tell({ is: 'returned-item', explorer: id, item, deck: type }, 'ma/actions.15.2');
}

/** Shuffles all cards of a level into the decks, unless they are in already. [ma/setup.12, ma/ending.10] */
export function addItemLevel(g: Machina, level: 2 | 3): void {
  const { state } = g;
  if (state.itemLevel >= level) return;
  if (state.options.rulesUpdate)
    for (const type of itemTypes) state.items[type].deck = [...halved(g, type, state.items[type].deck)];
  mixIn(g, level);
}

/** Shuffles all cards of a level that are nowhere yet into the decks. */
export function mixIn(g: Machina, level: 2 | 3): void {
  const { state } = g;
  state.itemLevel = level;
  const known = itemsAnywhere(state);
  for (const type of itemTypes) {
    const items = state.items[type];
    const fresh = ofLevel(g, type, level).filter((item) => !known.has(item));
    items.deck = shuffled(g, type, [...items.deck, ...fresh]);
    items.knownTop = 0;
  }
  g.tell({ is: 'item-level', level }, 'ma/setup.12');
}

/** The update takes half of a deck out, rounded down. [ma/ending.11] */
const halved = (g: Machina, type: ItemType, deck: readonly ItemId[]): readonly ItemId[] =>
  shuffled(g, type, deck).slice(Math.floor(deck.length / 2));

const ofLevel = ({ content }: Table, type: ItemType, level: number): readonly ItemId[] =>
  [...content.items.values()]
    .filter((card) => card.type === type && card.level === level)
    .map(({ id }) => id);

/** Cards of a level may be there before it, where a survivor of the scenario before has brought them. */
const itemsAnywhere = ({ items, explorers, spots, drawnItems }: State): ReadonlySet<ItemId> =>
  new Set([
    ...itemTypes.flatMap((type) => [...items[type].deck, ...items[type].pile]),
    ...explorers.flatMap((explorer) => [...wornItems(explorer), ...explorer.bag]),
    ...spots.flatMap((spot) => spot.items),
    ...drawnItems,
  ]);
