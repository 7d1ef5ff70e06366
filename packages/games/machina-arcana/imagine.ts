import type { Chance, Seat } from '@tavolo/kernel';
import { content } from './content/content.ts';
import { sidesOf } from './map/laid.ts';
import type { EventDeck, ItemDeck, State } from './state.ts';
import { itemTypes } from './vocabulary/terms.ts';

/** Deals anew what nobody can know: the order of decks and of the tile stack, but for what everybody has seen. [ma/setup.15] */
export function imagine(s: State, _seat: Seat, chance: Chance): void {
  s.monsterDeck = anew(s.monsterDeck, chance);
  for (const type of itemTypes) imagineItems(s.items[type], chance);
  imagineEvents(s.explorerEvents, chance);
  imagineEvents(s.horrorEvents, chance);
  imagineTiles(s, chance);
}

/** In an order that does not depend on what is true. */
const anew = <T extends string>(cards: readonly T[], chance: Chance): T[] =>
  chance.shuffle([...cards].sort());

function imagineItems(items: ItemDeck, chance: Chance): void {
  const { deck, knownTop } = items;
  const top = deck.length - knownTop;
  items.deck = [...anew(deck.slice(0, top), chance), ...deck.slice(top)];
}

function imagineEvents(events: EventDeck, chance: Chance): void {
  const { deck, knownTop, knownBottom } = events;
  const top = deck.length - knownTop;
  events.deck = [
    ...deck.slice(0, knownBottom),
    ...anew(deck.slice(knownBottom, top), chance),
    ...deck.slice(top),
  ];
}

/** Tiles come back to the bottom of the stack, where all have seen them go; of the others either side may be up. */
function imagineTiles(s: State, chance: Chance): void {
  const { stack, knownTiles, knownLastTiles } = s;
  const top = stack.length - knownTiles;
  const hidden = anew(
    stack.slice(knownLastTiles, top).map(({ tile }) => tile),
    chance,
  );
  s.stack = [
    ...stack.slice(0, knownLastTiles),
    ...hidden.map((tile) => ({ tile, side: chance.pick(sidesOf(content, tile)) })),
    ...stack.slice(top),
  ];
}
