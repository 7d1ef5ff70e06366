import type { upkeep as chapter } from '../../../rulebook/upkeep.ts';

/** The upkeep phase, in English. */
export const upkeep: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/upkeep.1':
    'Quest upkeep comes first. The hero may collect their own tokens from this space, meet conditions to travel here and make payments that quests ask for here, in any order and as often as something new becomes possible.',
  'wow/upkeep.2':
    'Then comes the equip step: the hero may equip and unequip items freely, and unequipped items go to the backpack. Powers of the moment "upkeep" are used here [wow/A-64].',
  'wow/upkeep.3': 'Last, the movement die is passed on.',
  'wow/upkeep.4':
    'Because quest upkeep comes first, an item that is still equipped then cannot be paid from the backpack before the next turn.',
};
