import type { characters as chapter } from '../../../rulebook/characters.ts';

/** Character cards, in English. */
export const characters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/characters.1':
    'Each side of a character card lists health, starting attack (type and value), starting defense, starting damage, the colour of the level, name and class icon, powers, and item icons; one side is marked as the starting side.',
  'wow/characters.2':
    'The starting attack counts only while no weapon is equipped, the starting defense only while no armor is.',
  'wow/characters.3':
    'Damage always comes from the character card: weapons and weapon replacements do not replace it, they can only add to it.',
  'wow/characters.4': 'The two sides may differ in numbers and powers; only the side that is face up counts.',
  'wow/characters.5':
    'Ability cards with blue backs belong to the Alliance, those with red backs to the Horde.',
};
