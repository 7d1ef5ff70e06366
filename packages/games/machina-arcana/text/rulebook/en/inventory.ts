import type { inventory as chapter } from '../../../rulebook/inventory.ts';

/** Items and how they are joined, in English. */
export const inventory: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/inventory.1': 'Items are of four types: weapons, apparel, artifacts and consumables.',
  'ma/inventory.2':
    'Cards are joined at connectors, and both the symbol and the type must match. A connector on the right is a main item’s socket for augments. A card with a connector on the left is an augment; one with a connector neither left nor right is an upgrade.',
  'ma/inventory.3': 'An upgrade may be equipped by itself or on a main item, an augment only on a main item.',
  'ma/inventory.4': 'An augment cannot be put on an augment.',
  'ma/inventory.5': 'A joined weapon needs the largest number of hands shown on any of its cards.',
  'ma/inventory.6':
    'An explorer may have weapons for 2 hands, 1 main item of apparel and 1 artifact as main item equipped, and 6 unequipped cards in the bag.',
  'ma/inventory.7':
    'Each connector holds one card. Main items have sockets at the top, the bottom and the right: upgrades go to the top or the bottom, augments to the right. An upgrade has no sockets of its own.',
  'ma/inventory.8': 'Consumables are used from the bag without being equipped.',
  'ma/inventory.9': 'Other unequipped cards do nothing.',
  'ma/inventory.10':
    'Dropping an item costs 1 stamina and leaves it on an adjacent space; picking one up costs 1 stamina as well. At easy difficulty there is neither [ma/Q7].',
  'ma/inventory.11':
    'An upgrade equipped by itself counts as a main item [ma/inventory.6]: a weapon takes its hands, apparel or an artifact the one place for it.',
  'ma/inventory.12':
    '“The item it is fitted to”, or “this weapon” and “this artifact” on cards, is the main item with everything joined to it; an upgrade by itself is that item. The abilities of all joined cards may be used.',
  'ma/inventory.13':
    'An explorer who would hold more than 6 unequipped cards at once destroys cards of their choice down to 6, or drops them if items can be dropped. Consumables count.',
  'ma/inventory.14':
    'An item that is gained goes to the bag unequipped, unless a chest lets it be equipped at once [ma/actions.15.3].',
  'ma/inventory.15':
    '“Unequip one item” sends an equipped card of the owner’s choice to the bag; a main item takes all that is fitted to it along. If the card names types, only those may be chosen. If nothing is equipped, nothing happens.',
  'ma/inventory.16': 'Destroyed items go face up to a pile of their type [ma/actions.20].',
  'ma/inventory.17':
    'The symbols are: for weapons, gear at the top, lens at the bottom, valve or coil on the right; for apparel, strap at the top, buckle at the bottom, clasp on the right; for artifacts, eye at the top, sigil on the right. Each symbol is found on at least 10 items that can take it and at least 5 cards that go there.',
  'ma/inventory.18':
    'Items have no price and no recipe. They come from chests, workbenches, events and chapters, and joining them is what crafting means here.',
};
