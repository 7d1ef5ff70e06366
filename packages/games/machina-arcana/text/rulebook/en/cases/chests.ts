import type { casesChests as chapter } from '../../../../rulebook/cases/chests.ts';

/** Cases of chests and workbenches, in English. */
export const casesChests: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K27':
    'A chest is activated: first the explorer restores 1 essence; then a card is drawn from a deck of the explorer’s choice and seen before the second deck is chosen. One of the two must go: destroyed, or back on top of the deck that it came from.',
  'ma/K28':
    'A mystic whose artifact place is free keeps a Drowned Bell: it may be equipped at once. A weapon may not, nor may an augment for artifacts, which cannot be a main item.',
  'ma/K29':
    'A gunman who wears a Tarred Greatcoat keeps a Prayer Mantle: it goes to the bag, since no place is free, and no use of the inventory comes with a chest.',
  'ma/K30': 'A crafter gives the weapon that was kept to an adjacent bruiser: it arrives unequipped.',
  'ma/K31':
    'An explorer owns only a Chain Hook and draws Field Laudanum, a Duelling Foil and a Peep Sight at a workbench. The Hook is exchanged for the Foil, the Sight kept, the Hook destroyed and the Laudanum put back: the explorer now owns the Foil and the Sight, and the Laudanum lies on top of the consumables.',
  'ma/K32':
    'At a workbench one card has been kept, and the explorer wants to put both others back: it is refused, as at least one is destroyed.',
  'ma/K33':
    'The cards of a workbench are dealt with: then the explorer arranges the inventory free of charge, and only then is the workbench marked explored.',
  'ma/K34':
    'An explorer with six unequipped cards keeps a seventh: one of the seven is destroyed at once, and its owner chooses which.',
  'ma/K35':
    'The artifact deck and its pile are both empty when a chest is opened: the artifacts cannot be chosen, the other decks can.',
};
