import type { items as chapter } from '../../../rulebook/items.ts';

/** Items, in English. */
export const items: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/items.1':
    'A character owns any number of items but at most one copy of each; it uses only the equipped ones.',
  'gh/items.2':
    "Items may be used at any time their text allows on one's own turn, also in the middle of an ability.",
  'gh/items.2a':
    'A character that has already walked the 3 hexes of its Move 3 may still use boots that add 2 to a move, and walk 2 hexes more.',
  'gh/items.3':
    'An item that affects an attack (bonus, effect, Advantage, Disadvantage) must be used before the modifier card of that attack is drawn.',
  'gh/items.3a':
    'Once the modifier card is drawn, an item that gives Advantage can no longer be used for that attack.',
  'gh/items.4':
    "Outside one's own turn an item is usable only if it reacts to what its text describes, for example an enemy's attack.",
  'gh/items.5': 'An item granting a whole action cannot be used in the middle of another action.',
  'gh/items.6': 'Effects an item adds to an attack work as if printed on the ability card.',
  'gh/items.7': 'Any number of items may be used in a turn and in one ability.',
  'gh/items.8':
    'A used item with the spent symbol is turned sideways and refreshed by a long rest or refresh effect; one with the consumed symbol is turned face down and refreshed only by effects that say so.',
  'gh/items.9': 'An item with neither symbol has no limit of uses except its own text.',
  'gh/items.10':
    'An item with use circles must be used each time its situation occurs, advancing the marker, and is spent or consumed only after the last circle.',
  'gh/items.10a':
    'Body armour gives Shield 1 against two sources of attack damage. When an attack would deal 3 the item must be used, and the damage is 2.',
  'gh/items.11': 'Items without circles are optional.',
  'gh/items.12': "Applying an item's effect to one situation once is one use.",
  'gh/items.13': 'Equipped items are active from the start of the scenario.',
  'gh/items.14': 'All items are refreshed between scenarios; none is ever lost permanently by use.',
  'gh/items.15': '"Heal X damage" on an item means Heal X on oneself.',
  'gh/items.16':
    'An item that applies "during your attack" and says "entire attack action" covers all its targets; otherwise one target.',
  'gh/items.16a':
    'Goggles give Advantage to the entire attack action: in an area attack on three enemies, all three draws have Advantage.',
  'gh/items.17': 'Items give no bonus to summons unless stated.',
};
