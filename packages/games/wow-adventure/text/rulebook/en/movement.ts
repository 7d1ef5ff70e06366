import type { movement as chapter } from '../../../rulebook/movement.ts';

/** The movement phase, in English. */
export const movement: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/movement.1': 'The active hero must roll the movement die, even to stay in place or while held.',
  'wow/movement.2': 'The face rolled gives the movement and the energy of this turn. A reroll replaces both.',
  'wow/movement.3':
    'The hero may move any number of spaces up to the movement, from one adjacent space to the next, in any direction, back and forth too.',
  'wow/movement.4':
    "A hero can never enter a space whose colour is above the hero's level, by any means. From lowest to highest: grey, green, yellow, red.",
  'wow/movement.5': 'Cities always count as grey.',
  'wow/movement.6': 'Energy left at the end of the turn is lost.',
  'wow/movement.7':
    "A hero has energy only in their own turn, from the movement roll on, apart from the 1 energy of a duel's defender. At any other time costs can be paid only with mana potions [wow/A-46].",
  'wow/movement.8':
    'Cards, powers, potions and kept tokens of the movement phase may be used at any point of it after the roll, between two steps too [wow/A-68].',
  'wow/movement.9': 'Heroes do not block each other.',
  'wow/movement.10':
    'A hero may pass through spaces with a map encounter, an overlord, an event, a yellow marker or discovery tokens without stopping.',
  'wow/movement.11':
    'A hero who enters a space with an aggro marker must stop there and loses the rest of the movement.',
  'wow/movement.12':
    "A hero in a space with an aggro marker cannot leave it while the marker is there: not on foot, by flight, with the Hearthstone or through another hero's doing, unless a text says so. Defeat does move the hero [wow/A-05].",
  'wow/movement.13':
    'A hero held by aggro still rolls the movement die, gets the energy, and may use movement phase cards that do not move the hero out of the space.',
  'wow/movement.14':
    'Whatever is used instead of moving, such as the Hearthstone and some cards, can be used only if the hero has not walked in this phase, and the hero does not walk afterwards [wow/A-53].',
  'wow/movement.15': 'An effect that limits how many spaces a hero may move limits only walking [wow/A-53].',
};
