import type { reading as chapter } from '../../../rulebook/reading.ts';

/** How the icons of the printed summary are read, in English. */
export const reading: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/reading.1': 'A number in a circle beside an action is the stamina that the action costs.',
  'ma/reading.2':
    '“3+” at the dark chapter space and “4+” at the spawn space are prices of 3 and 4 essence, not numbers to roll: those have an icon of their own.',
  'ma/reading.3':
    'The 3 in a circle with which levers and barrels attack counts dice, not stamina, and these dice are black.',
  'ma/reading.4':
    'A solid square is a powerful attack die, which is black; a hollow square is a basic one, which is white.',
  'ma/reading.5': 'The bold numbers in the tables of monster actions are stamina costs.',
  'ma/reading.6':
    'There is no sanity. Will is only the defence against arcane attacks, and horror is a phase, a rating and a deck.',
};
