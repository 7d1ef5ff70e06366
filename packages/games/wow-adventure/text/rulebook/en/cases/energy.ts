import type { casesEnergy as chapter } from '../../../../rulebook/cases/energy.ts';

/** Cases of energy, cards and potions, in English. */
export const casesEnergy: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-08':
    'The movement die shows 2 movement and 3 energy, and the hero plays a card that costs 2. When the turn ends, the 1 energy left is lost.',
  'wow/T-09':
    'Sofeea has 2 energy and two Frostbolts, which cost 1: she may play only one of them this turn.',
  'wow/T-47':
    "Sofeea played a Frostbolt in her turn, and in the next hero's turn she is attacked with another in hand. She may play it with her 1 energy: it is another turn.",
  'wow/T-48':
    'The defender of a duel holds a card that costs 2 and an item with a mana icon. Before rolling, the item may be discarded and the card played for 1 energy.',
  'wow/T-49':
    'A hero without energy has a card that costs 2 and two items with mana icons: both may be discarded, so that the card costs 0.',
  'wow/T-50':
    "When a duel ends, the attacker has 3 energy left and the defender 1: the defender's is gone, the attacker's stays until the turn ends.",
  'wow/T-51': 'An item shows health and swiftness. In the movement phase one of the two is chosen, not both.',
  'wow/T-52':
    'A hero held by aggro has an item with a swiftness icon. In the movement phase it may be discarded, but the hero still cannot leave.',
  'wow/T-53':
    'A hero wants a health potion in the challenge phase: that is not allowed, because it can be used only in the movement phase [wow/A-06].',
  'wow/T-54':
    'A hero within 3 spaces who takes no part in the combat holds Counterspell (cost 0), and a rival in the combat plays a card. Counterspell may be played out of turn: the card does nothing, and its energy stays spent [wow/A-55].',
  'wow/T-55':
    'The cancelled card was the first copy of its name this turn, and its owner holds another: that one may not be played this turn [wow/A-55].',
  'wow/T-56':
    'A hero with nine cards uses a Book: the hand grows to eleven and goes back to ten, the hero choosing; then each rival draws one and discards one.',
  'wow/T-57':
    'A hero draws two with one card in the ability deck and six in the discard pile: one is drawn, the pile is shuffled, another is drawn.',
  'wow/T-58': 'Power Drain hits a hero with one card in hand: that card is discarded, and nothing more.',
  'wow/T-59':
    'A yellow hero plays a card with improved texts for green and red: the base text and the green one work, the red one does not.',
  'wow/T-60':
    'The owner of a weapon with Honed Edge attached is defeated: Honed Edge stays, while a card attached to the hero goes.',
  'wow/T-61':
    'A weapon with Honed Edge lies in the backpack and is stolen: the card goes with it and works for the thief once the weapon is equipped [wow/A-49].',
  'wow/T-62':
    "A weapon with Honed Edge is discarded at the auction house: Honed Edge goes to its owner's discard pile.",
  'wow/T-63':
    "Hunter's Mark lies on an unbeaten encounter, and another hero beats it: the mark goes to its owner's discard pile, the item to the victor.",
  'wow/T-64':
    'A hero with 1 health left wants to play Dark Bargain, which costs 1 damage: it may not be played [wow/A-33].',
};
