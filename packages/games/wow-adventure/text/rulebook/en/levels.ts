import type { levels as chapter } from '../../../rulebook/levels.ts';

/** Levels, in English. */
export const levels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/levels.1': 'The levels are grey, green, yellow and red.',
  'wow/levels.2': 'A level is gained by beating certain map encounters or through certain events.',
  'wow/levels.3':
    'On gaining a level the hero, in this order: removes all damage; draws three ability cards; replaces the character card with that of the new level, with the same side up.',
  'wow/levels.4': 'The old character card leaves the game.',
  'wow/levels.5':
    'Gaining a level that the hero already has does nothing; the other parts of the same reward still count.',
  'wow/levels.6':
    'The level limits which spaces a hero may enter, which items they may use and which improved texts they may use.',
  'wow/levels.7':
    'An encounter that grants a level carries an up arrow in the colour of that level; a grey map encounter grants green, and so on.',
  'wow/levels.8':
    'A card that grants a level more than one step up raises the hero straight to it, and the steps above are carried out once [wow/levels.3], [wow/A-44].',
  'wow/levels.9': 'Attached cards, equipped items, tokens and quests stay when a level is gained.',
};
