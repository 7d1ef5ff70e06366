import type { items as chapter } from '../../../rulebook/items.ts';

/** Items, in English. */
export const items: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/items.1': 'An item is a weapon, armor or a backpack item.',
  'wow/items.2': 'Every item gained goes to the backpack.',
  'wow/items.3':
    'To gain an item of a level, cards are drawn from the bottom of that deck until one has an item; those without are discarded on top. An event whose back is an item has one. After as many cards as the deck held, the search ends without an item [wow/A-36].',
  'wow/items.4': 'At most one weapon and one armor can be equipped; backpack items are never equipped.',
  'wow/items.5': 'Items are equipped only in the equip step of upkeep.',
  'wow/items.6': "An item above the hero's level can be neither equipped nor used.",
  'wow/items.7':
    "A weapon or armor can be equipped only if every icon on it is also on the hero's card; without icons, anyone can equip it.",
  'wow/items.8': 'The backpack holds any number of items.',
  'wow/items.9': 'In the backpack, only items with the backpack symbol work.',
  'wow/items.10':
    "An equipped weapon replaces the hero's attack type and value, equipped armor the defense; the printed values may not be used instead.",
  'wow/items.11':
    'When a card asks for an encounter with a certain trait from the backpack, any item whose other side has that trait will do.',
  'wow/items.12':
    '"Discard an item at random" is about all the hero\'s items, equipped ones included; "from the backpack" is about the backpack alone. The same holds when the hero chooses.',
  'wow/items.13': 'Items are two-sided cards in play, so every backpack is open to all [wow/decks.4].',
  'wow/items.14':
    "A discarded item goes on top of the deck of its colour, and cards attached to it go to their owners' discard piles.",
};
