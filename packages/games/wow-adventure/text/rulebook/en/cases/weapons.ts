import type { casesWeapons as chapter } from '../../../../rulebook/cases/weapons.ts';

/** Cases of weapons, armor and replacement cards, in English. */
export const casesWeapons: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-10':
    "Sandrai has a Medicine Staff (melee 2) equipped and plays Shadow Bolt (ranged 3) before rolling: her attack is ranged 3, and the staff's text is ignored.",
  'wow/T-34':
    "Green Sandrai, on her starting side, has an Apprentice's Rod equipped, whose text is about weapon replacements. She plays Shadow Bolt (ranged 3): her attack is ranged 3, +1 from the rod.",
  'wow/T-35':
    'A hero has played Shadow Bolt and wants to add Drain Life in the same combat: the second replacement may not be played [wow/A-43].',
  'wow/T-36':
    'A hero with damage 1 and a weapon that says "on a sword, +1 damage" plays a weapon replacement. Red shows a sword: the damage stays 1, because the weapon\'s text is ignored.',
  'wow/T-37':
    "A hero's armor gives +1 attack and a card on a 3, and a weapon replacement is played. Red shows 3: the power of the armor works.",
  'wow/T-38':
    'Green Burbonn has a Fine Longbow equipped and a High-tech Supergun in the backpack. In the equip step the bow goes to the backpack and the gun is equipped: his attack is that of the gun, not of his card.',
  'wow/T-39':
    'A green hero holds a yellow sword with a matching icon. In upkeep it may be neither equipped nor used; it may be discarded as a potion.',
  'wow/T-40': 'Armor shows the icons mail and shield, and the hero has only mail: it may not be equipped.',
  'wow/T-41': 'An item has no icons: any hero may equip it.',
  'wow/T-42': "A backpack item has the symbol but is above the hero's level: its power does not work.",
  'wow/T-43': 'A weapon with a constant power lies in the backpack: it does nothing.',
  'wow/T-44':
    "A hero swaps weapons after the challenge and is attacked in the next player's turn: the new weapon counts.",
  'wow/T-45':
    "A hero's card prints defense 5, and the armor equipped has 4: the defense is 4 as long as it is equipped.",
  'wow/T-46': "A hero fights with Smite's Mighty Hammer, and red shows a sword: the hero must take 1 damage.",
};
