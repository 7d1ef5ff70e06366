import type { elements as chapter } from '../../../rulebook/elements.ts';

/** Elements, in English. */
export const elements: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/elements.1': 'Each element is in one of three columns: Inert, Waning, Strong.',
  'gh/elements.2':
    'Performing any part of an action that shows an element (without the consume mark) obliges the figure to infuse it: the element moves to Strong at the end of the turn.',
  'gh/elements.2a':
    'With an action "Move 3, Ice" a player declares the move as performed and stays in place, 0 hexes: Ice becomes Strong at the end of the turn [gh/A-11].',
  'gh/elements.3':
    'A card used for a basic action, discarded while stunned, or not performed creates nothing.',
  'gh/elements.4':
    'At the end of each round every Strong element becomes Waning and every Waning element becomes Inert.',
  'gh/elements.4a':
    'Fire made Strong in round 1 and not used is Waning when round 1 ends and Inert when round 2 ends.',
  'gh/elements.5':
    'An ability showing an element with the consume mark may be augmented by moving that element from Strong or Waning to Inert.',
  'gh/elements.6': 'Consuming always sends the element to Inert, from either column.',
  'gh/elements.7':
    'Consumption is optional for characters, is decided while the ability is performed, and improves only that ability.',
  'gh/elements.8': 'One consume icon consumes one infusion once.',
  'gh/elements.8a':
    'With "Attack 3 Range 2, consume Fire: WOUND" and Fire Waning, a player who consumes it makes Fire Inert and also wounds the target; without consuming, it is a plain attack.',
  'gh/elements.9':
    'An element cannot be created and consumed in the same turn; figures with later turns in the round can consume it.',
  'gh/elements.9a':
    'Dark is Inert and a character creates it with its first action: its second action cannot consume it, but a figure that acts later this round can.',
  'gh/elements.10':
    'If the element was already Strong or Waning, the same turn may create it and consume the existing one; it is Strong again at the end of the turn.',
  'gh/elements.10a':
    'Earth is Waning; a character creates Earth with its first action and consumes Earth with its second: the augment works, and Earth ends the turn Strong.',
  'gh/elements.11':
    'With several separate augments the player chooses which to use and in which order; an augment listing several elements needs all of them.',
  'gh/elements.11a':
    'An augment needs Fire and Light and only Fire is available: the augment cannot be used, and Fire is not consumed.',
  'gh/elements.12':
    'The six-coloured symbol stands for any one element: chosen by the player on a character card, by the players on a monster card.',
  'gh/elements.13':
    'Elements from modifier cards and items follow the same timing: Strong at the end of the turn in which they were drawn or used.',
  'gh/elements.14': 'Monsters consume an element whenever their card allows and it is available.',
  'gh/elements.15':
    'The element is consumed once, by the first monster of the type to act, and every monster of that type acting on that card gets the benefit.',
  'gh/elements.15a':
    'Three Living Spirits have "consume Ice: +1 Attack" and Ice is Strong: when the first acts, Ice becomes Inert, and all three have +1 Attack.',
  'gh/elements.16':
    'If the element is not available when the first monster of the type acts, it acts without the augment, and so do those after it, until the element becomes available before one of them acts [gh/A-08].',
  'gh/elements.17':
    'Elements created by monsters become Strong at the end of the turn of the first monster of that type that performed its card [gh/A-08].',
  'gh/elements.17a':
    'A monster type creates Fire at initiative 30: a character that acts at 45 can consume it.',
  'gh/elements.18':
    'Creating an element that is already Strong has no further effect, and a Waning one becomes Strong.',
  'gh/elements.19':
    'Experience or effects tied to a consumption are obtained only if the element was really consumed.',
};
