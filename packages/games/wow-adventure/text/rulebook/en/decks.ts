import type { decks as chapter } from '../../../rulebook/decks.ts';

/** Decks, two-sided cards and discards, in English. */
export const decks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/decks.1': 'Challenge cards are always drawn from the bottom of their deck.',
  'wow/decks.2':
    'A discarded challenge card goes on top of the deck of its colour and is an encounter or an event again.',
  'wow/decks.3':
    'Challenge decks are therefore queues: they are never reshuffled, and discarded cards come back in the order in which they were discarded.',
  'wow/decks.4':
    'Both sides of every two-sided card in play are open to all: encounters, events, items in any backpack, character cards. A card just drawn counts as in play. Nobody may look at the cards in a holder.',
  'wow/decks.5':
    "A played ability card goes face up to its owner's discard pile once it has been resolved; an attached card goes there when it comes off.",
  'wow/decks.6':
    'When the last card of an ability deck is drawn, its discard pile is shuffled at once to form a new deck. If the pile is empty, so is the deck until cards are discarded; the next draw then begins with the reshuffle. Attached cards and the card being played are not in the pile [wow/A-20].',
  'wow/decks.7':
    'A hand has at most ten ability cards: a hero with more discards at once down to ten, choosing which. An effect that both draws and discards is finished first, so a rival with ten cards at a Book draws one, discards one and keeps ten.',
  'wow/decks.8': 'A turn does not by itself give an ability card.',
  'wow/decks.9':
    'When a component such as damage tokens runs out, anything may stand in for it. Here nothing runs out but the 10 markers, the trophies, the decks and the discovery tokens.',
  'wow/decks.10':
    'If a challenge deck has no item left to give, the effect that would give one cannot be carried out.',
  'wow/decks.11':
    'If a challenge deck runs out before an encounter appears, the challenge phase ends and upkeep follows. In one challenge phase each card is drawn at most once: events put back on top are not drawn again [wow/A-12].',
};
