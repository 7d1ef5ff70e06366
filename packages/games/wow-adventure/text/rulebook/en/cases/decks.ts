import type { casesDecks as chapter } from '../../../../rulebook/cases/decks.ts';

/** Cases of decks, events and the track, in English. */
export const casesDecks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-07':
    'At the auction house a hero discards a green item; the bottom card of the green deck has no item, the next one has. The discarded item and then the first card lie on top of the green deck; the second card goes to the backpack.',
  'wow/T-13':
    'A challenge deck holds two events and nothing else. In the challenge phase both are resolved, there is no encounter, the phase ends, and upkeep follows [wow/A-12].',
  'wow/T-124':
    'A challenge deck holds three special events that are discarded when resolved. In the challenge phase each is resolved once and none twice, and the phase ends [wow/A-12].',
  'wow/T-125':
    'A card is discarded on top of 11 others. Eleven cards are drawn from that deck, and none is discarded to it: that card is the next.',
  'wow/T-126':
    'A global event is drawn while another lies in the slot: the old one goes on top of its deck, the new one stays, and the drawing goes on.',
  'wow/T-127':
    'A location event is drawn for a space that already has one: the old one is discarded and the new one placed.',
  'wow/T-128':
    'A hero in Goldshire draws Lost Caravan, which names Goldshire: it is placed there but not resolved now, and the drawing goes on [wow/A-37].',
  'wow/T-129':
    'A hero ends movement at Raven Hill, where Haunted Crypt lies. In the challenge phase it is turned over and the hero fights the Crypt Horror; if it is not beaten, it goes to the track with a red marker.',
  'wow/T-130':
    "A global event is turned over and becomes an encounter in the movement phase of the hero who turns it over: it is not fought now, and its marker goes to that hero's space [wow/A-39].",
  'wow/T-131':
    'A hero with 7 valor accepts the Rite of Champions: the hero takes 2 damage, the event goes to the log, and the hero wins with 8.',
  'wow/T-132':
    'A rival beats the encounter marked by a Wanted Poster: the event stays by the hero who drew it until that hero has beaten the marked encounter or it leaves the board.',
  'wow/T-14':
    'All ten slots are taken, and an eleventh encounter stays unbeaten: the marker nearest to the fight goes, its card on top of its deck, with the active player breaking ties; the new card takes that slot.',
  'wow/T-133':
    'The nearest marker is an aggro marker in a space with a held hero, and it is discarded: that hero is free.',
  'wow/T-134':
    'A grey hero left a marker in a grey space, and later a rival of any level enters: the rival may fight it and takes the grey item.',
  'wow/T-135':
    'A hero with a weapon equipped and two items in the backpack must discard an item at random: it is one of the three.',
  'wow/T-136':
    'A hero with one item equipped and an empty backpack must discard at random from the backpack: nothing is discarded.',
};
