import type { resources as chapter } from '../../../rulebook/resources.ts';

/** Resources, in English. */
export const resources: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/resources.1': 'Scroll: draw one ability card.',
  'wow/resources.2':
    'Book: draw two ability cards; then every rival draws one and discards one from hand, which may be the one just drawn.',
  'wow/resources.3': 'Small healing potion: heal 1. Large healing potion: heal 2.',
  'wow/resources.4':
    "Place discovery: take a random token from the pool, look at it in secret and put it face down on any space except the hero's own and cities.",
  'wow/resources.5': 'Flight path: move at once to any other space that shows a flight path.',
  'wow/resources.6':
    'After a flight to a space that is not a city, the challenge phase takes place there; after a flight to a city it is skipped.',
  'wow/resources.7':
    'A flight respects the level limit [wow/movement.4] and the hold of aggro [wow/movement.12]. A hero may land on an aggro marker. Tokens and resources where the hero lands do nothing this turn, because exploration has been spent.',
  'wow/resources.8':
    "Auction house: discard one of the hero's items, equipped or not, then gain an item of the same colour into the backpack [wow/items.3].",
  'wow/resources.9':
    'Quest giver: draw one elite quest. The limit of two quests applies at once [wow/quests.1]; then the new quest is set up if it was kept.',
};
