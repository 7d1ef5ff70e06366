import type { casesOthers as chapter } from '../../../../rulebook/cases/others.ts';

/** Cases of odds and ends, in English. */
export const casesOthers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-137':
    "In a rival's turn, outside combat and without energy, the moment comes for a special card that costs 1: it may be played only by discarding an item with a mana icon [wow/A-46].",
  'wow/T-138':
    'A hero with 3 movement takes one step, plays Aspect of the Cheetah (+1), drinks a health potion and takes three more steps: that is allowed, because cards and potions may come between steps [wow/A-68].',
  'wow/T-139':
    'An unhurt hero is in a space whose only icon is a small potion, without tokens. In exploration it must be used; nothing happens.',
  'wow/T-140':
    'An effect gives a red item, and no card of the red deck has one: the effect cannot be carried out. Every card was looked at once, and the deck keeps its order.',
  'wow/T-141':
    'A drawn event turns into an encounter at once and is fought: no further card is drawn [wow/A-38].',
  'wow/T-142':
    "Falling Stars takes the last health of the hero who drew it and of two rivals: the defeats are resolved clockwise, the drawing hero's first; that hero's phase ends, and upkeep follows [wow/A-60].",
  'wow/T-143':
    'A card grants yellow to a grey hero: the steps of gaining a level are carried out once, with the yellow card; green is skipped [wow/A-44].',
  'wow/T-144':
    "The hero marked by The Stolen Ledger walks into the owner's space and ends the turn there. In the marked hero's upkeep nothing happens; in the owner's the token is collected and the quest is complete, in a city too.",
  'wow/T-145':
    "With Relief for the Chapel, a hero ends a turn at Light's Hope Chapel with one of the two tokens: the travel does not count yet, and the hero must come back with both.",
  'wow/T-146':
    "A hero completes a quest in upkeep, and the new one puts a token on the hero's present space: it may be collected in the same upkeep [wow/A-64].",
  'wow/T-147':
    'A quest is completed while the elite deck is empty: it goes to the log and no quest is drawn. A quest giver may be chosen and does nothing [wow/A-13].',
  'wow/T-148':
    'Before the roll of a duel the defender passes and the attacker plays a card: the defender may not play a card before rolling any more; the powers step gives a new chance [wow/A-23].',
  'wow/T-149':
    "A hero places a token on a rival's space: only the hero who placed it knows what it is. It is revealed in that rival's next exploration phase, if the rival is still there.",
  'wow/T-150':
    'A yellow marker and a rival are in the space, without aggro: in the challenge phase the rival may be attacked.',
  'wow/T-151':
    'Grumbaz fights with armor and no weapon: his attack is that of the character card, his defense that of the armor.',
  'wow/T-152':
    'In a duel both hit and both stand: the damage stays, nothing is taken, and there is no second exchange.',
  'wow/T-153':
    "A hero resolves Lost Caravan and the die shows a sword: the event is turned over, and the Caravan Strongbox goes to that hero's backpack as a grey item.",
  'wow/T-154':
    'A power costs 1 energy and an ability card from hand, and the hand is empty: it may not be used [wow/A-55].',
  'wow/T-155': 'A hero has kept green tokens: they lie face up by their owner, open to all.',
  'wow/T-156':
    'A hero limited to 1 space rolls 4 movement and 1 energy: the hero walks at most 1 space, but may still spend the Hearthstone instead of moving [wow/A-53].',
  'wow/T-157':
    "A hero's weapon and armor both have a power on 6, and red shows a sword: both work, in the order the owner likes [wow/A-34].",
  'wow/T-158': 'The hit of a Plague Carrier is lethal: no Disease is given after the defeat [wow/A-41].',
  'wow/T-159':
    'A hero stays in a key place for a second turn: the hero explores again, must use a resource again and draws a challenge card again.',
  'wow/T-160': 'Two heroes reach 8 and 9 valor at the same moment: the one with 9 wins.',
};
