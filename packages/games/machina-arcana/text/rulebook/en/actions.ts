import type { actions as chapter } from '../../../rulebook/actions.ts';

/** The actions of explorers, in English. */
export const actions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/actions.1': 'Moving one space costs 1 stamina.',
  'ma/actions.1.1': 'A move goes to an adjacent, passable, unoccupied space, straight or diagonally.',
  'ma/actions.1.2': 'Walls and closed doors bar the way.',
  'ma/actions.1.3': 'Explorers are never offered a step onto a pit, since it would kill them [ma/map.15].',
  'ma/actions.2': 'Using the inventory costs 3 stamina.',
  'ma/actions.2.1':
    'The explorer takes everything off, then equips any main items within the limits, then fits any upgrades and augments to them. It is a single decision: the whole new arrangement, which must keep within the limits [ma/inventory.6].',
  'ma/actions.2.2':
    'A card that is in the same place before and after counts as never taken off: its markers and effects go on.',
  'ma/actions.2.3':
    'A higher maximum does not raise what an explorer has; something must restore it. A lower maximum cuts it down at once, but never takes health below 1.',
  'ma/actions.3': 'Trading costs 2 stamina.',
  'ma/actions.3.1':
    'A trade is made with an adjacent explorer; any number of items pass either way and arrive unequipped.',
  'ma/actions.3.2': 'Only the acting explorer pays. The other must agree.',
  'ma/actions.3.3':
    'Equipped cards may be traded. What is fitted to a main item goes along or falls back into the bag, as its owner likes. Events and markers are not traded.',
  'ma/actions.4': 'Exiting the tile costs 2 stamina.',
  'ma/actions.4.1':
    'The explorer’s figure leaves the map, the turn ends, and there is no spawn check for this explorer.',
  'ma/actions.4.2':
    'It takes an exit token on the map; the explorer stands on one of the two spaces of that exit or adjacent to one.',
  'ma/actions.4.3': 'Stamina that is left is lost, as at the end of any turn.',
  'ma/actions.4.4':
    'In later rounds an explorer off the map has no turn and no spawn check until the group enters a new map [ma/chapters.5].',
  'ma/actions.5': 'Exploring a new tile costs 2 stamina.',
  'ma/actions.5.1':
    'The top tile of the stack is laid beyond the exit so that its arrow points at the exploring explorer.',
  'ma/actions.5.2':
    'The explorer must stand on an exit space beyond which no tile lies. Exploring does not move the explorer.',
  'ma/actions.5.3':
    'The map is never larger than 2 by 2 tiles. If the new tile makes it 3 columns wide, the whole column farthest from that tile goes; if 3 rows high, the whole farthest row. Monsters on tiles that go are banished.',
  'ma/actions.5.4': 'An explorer may not explore while anybody stands on a tile that would go [ma/Q4].',
  'ma/actions.5.5':
    'Tiles that go lose their tokens and the items dropped on them, and are put under the stack with the other side up.',
  'ma/actions.5.6':
    'An explorer may not explore through the exit that holds the exit token, nor when the tile with that token would go.',
  'ma/actions.5.7':
    'Printed with its arrow to the south, a new tile is turned by where it is laid: to the north not at all; to the east a quarter turn clockwise; to the south a half turn; to the west a quarter turn anticlockwise. Clockwise, the space (x,y) comes to lie at (9-y,x).',
  'ma/actions.5.8':
    'A new tile is joined at its exits to every tile that it touches, not only to the one explored from. Every ordinary tile has exits on all four sides, so the map always hangs together. The doors of a new tile are open.',
  'ma/actions.6': 'Playing an active ability costs the stamina and essence that its card says.',
  'ma/actions.6.1':
    'Active abilities come from the explorer card, the explorer’s own related events, consumables, equipped items, the current explorer event and the current chapter.',
  'ma/actions.6.2':
    'A limit on a card that all share, such as the current event or the chapter, counts for the whole group; a limit on one’s own card counts for that unit.',
  'ma/actions.7': 'Opening or closing a door costs 2 stamina.',
  'ma/actions.7.1':
    'A closed door carries a figure and an open one nothing: closing puts the figure there, opening takes it away. Doors of a new tile begin open.',
  'ma/actions.7.2':
    'A unit can open, close or destroy a door only if it stands on one of the two spaces that the door separates, or where the door alone decides whether one of its diagonal steps is possible.',
  'ma/actions.7.3': 'Units standing beside a door do not keep it from being opened or closed.',
  'ma/actions.8': 'Destroying a closed door costs 4 stamina.',
  'ma/actions.8.1':
    'The closed door is replaced by a destroyed door token: from then on it is open for good and cannot be closed.',
  'ma/actions.9': 'Activating a dark chapter space costs 3 stamina and 3 essence.',
  'ma/actions.9.1':
    'It is allowed only if the current chapter does not block and no exit token is on the map.',
  'ma/actions.9.2':
    'The chapter is turned over, the enters-play ability of the new chapter is resolved, and the space gets an explored token.',
  'ma/actions.10': 'Activating a lit chapter space costs 1 stamina.',
  'ma/actions.10.1':
    'The conditions and the effect are those of a dark one; the light token is flipped to its explored side.',
  'ma/actions.11': 'Sealing a spawn space costs 3 stamina and 4 essence.',
  'ma/actions.11.1':
    'In this order: threat falls by 1; any unit on the space is destroyed; the space gets two explored tokens; a chapter space of your tile gets a light token.',
  'ma/actions.11.2': 'Two explored tokens mean that the space is destroyed: it is an obstacle for good.',
  'ma/actions.11.3':
    'Threat never falls below its first position, and sealing never lowers the monster level.',
  'ma/actions.11.4':
    'A monster destroyed in this way gives the usual 1 essence. An explorer on the space dies. You may not seal the space on which you stand.',
  'ma/actions.11.5':
    'The light goes only to a chapter space that is dark: neither explored, nor destroyed, nor already lit. If the tile has none, no light is placed.',
  'ma/actions.11.6': 'To seal a spawn space, an explorer must be adjacent to it.',
  'ma/actions.12': 'Activating a recharge station costs 1 stamina.',
  'ma/actions.12.1': 'Roll the recharge die, apply what it shows, and mark the station explored.',
  'ma/actions.13': 'Activating a lever costs 2 stamina.',
  'ma/actions.13.1':
    'A single normal attack with 3 black dice is made on every unit on a trap space of your tile, explorers included; then the lever is marked explored.',
  'ma/actions.13.2': 'A lever may be pulled even if nobody is on the traps.',
  'ma/actions.14': 'Activating an event space costs 3 stamina.',
  'ma/actions.14.1':
    'Restore 1 essence, draw the top explorer event, resolve its enters-play ability, and mark the space explored.',
  'ma/actions.14.2':
    'A related event goes beside your explorer card. Any other goes face up on the pile of explorer events, whose top card is the current explorer event.',
  'ma/actions.14.3':
    'The card is laid down after its enters-play ability, and the space is marked last. While the ability is resolved, the space just used does not count for it as an unexplored action space.',
  'ma/actions.15': 'Activating a chest costs 3 stamina.',
  'ma/actions.15.1':
    'Restore 1 essence, then draw 2 cards in all from any item decks. The decks are chosen one card at a time, and each card is seen before the next deck is chosen.',
  'ma/actions.15.2':
    'One of the two is destroyed or put back on top of its deck. The other is kept or given to an adjacent explorer.',
  'ma/actions.15.3':
    'A card that you keep yourself may be equipped at once as a main item if its type fits your class: weapons for a bruiser, apparel for a gunman, artifacts for a mystic, anything for a crafter. It must be able to be a main item, and there must be room for it.',
  'ma/actions.16': 'Activating a workbench costs 3 stamina.',
  'ma/actions.16.1':
    'Draw 3 cards in all from any item decks. Any of them may be exchanged for an item of yours.',
  'ma/actions.16.2':
    'Keep one or give it away. Of the rest destroy at least one, and put the others back on top in any order.',
  'ma/actions.16.3': 'Then the inventory is used free of charge, and the workbench is marked explored.',
  'ma/actions.16.4':
    'Drawn cards are exchanged for as many of your items, equipped or not. Your item takes the place of the drawn card, and if it is put back, it goes on the deck of its type. A main item that is exchanged leaves what was fitted to it in the bag.',
  'ma/actions.16.5': 'The card kept or given may be one that was yours before.',
  'ma/actions.17':
    'To activate a space an explorer must be adjacent to it. A wall or a closed door between breaks adjacency [ma/map.4].',
  'ma/actions.18':
    'An explored action space cannot be activated again until its token is removed; a destroyed one never can.',
  'ma/actions.19':
    'When cards change a cost, it never falls below 0, nor below the least value that the card names. Stamina and essence are reckoned apart.',
  'ma/actions.20':
    'When a deck is empty, its destroyed pile is shuffled to be the deck. If both are empty, fewer cards are drawn.',
};
