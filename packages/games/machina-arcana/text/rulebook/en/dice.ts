import type { dice as chapter } from '../../../rulebook/dice.ts';

/** Dice, in English. */
export const dice: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/dice.1': 'The game die has ten faces, numbered from 1 to 10; a face that shows 0 counts as 10.',
  'ma/dice.2': 'The white attack die, the basic one, shows 0, 0, 1, 1, 1 and 2.',
  'ma/dice.3': 'The black attack die, the powerful one, shows 0, 1, 1, 2, 2 and 3.',
  'ma/dice.4':
    'The recharge die restores 1 health on two faces, 2 stamina on two and 3 stamina on one; the last face is blank.',
  'ma/dice.5': 'No roll has more than 3 white and 3 black dice; further dice are lost.',
  'ma/dice.6': 'Everybody sees every roll. When a die is rerolled, its new face stands.',
};
