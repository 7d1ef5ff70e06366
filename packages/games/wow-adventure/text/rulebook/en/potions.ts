import type { potions as chapter } from '../../../rulebook/potions.ts';

/** Potions, in English. */
export const potions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/potions.1': 'Every item has one or more potion icons; discarding the item gives one of those potions.',
  'wow/potions.2': "Health: in one's own movement phase, heal 1.",
  'wow/potions.3':
    'Mana: one energy cost, of an ability card, a character power or an item, is reduced by 1, never below 0. Several may be used on one cost.',
  'wow/potions.4': "Swiftness: in one's own movement phase, add 1 to the movement rolled.",
  'wow/potions.5': 'A hero may use any number of potions.',
  'wow/potions.6':
    'An item may be used as a potion whatever its level and icons, even while it is equipped [wow/A-07].',
};
