import type { casesItems as chapter } from '../../../../rulebook/cases/items.ts';

/** Cases of items, in English. */
export const casesItems: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K151':
    'Boiler Maul takes two hands: no other main weapon can be equipped beside it. Two that take one hand each may be equipped together.',
  'ma/K152':
    'Saw Bayonet, which fits a lens at the bottom, joins Needle Pistol, which has one: together they take 1 hand. Rivet Hammer with Counterweight Haft, which takes 2 hands and fits the gear at the top, takes 2.',
  'ma/K153': 'Pressure Valve fits Rivet Hammer, which has a valve, but not Needle Pistol, which has a coil.',
  'ma/K154': 'Mirror Goggles may be worn by themselves, and then fill the apparel place; an augment may not.',
  'ma/K155':
    'An explorer who wears a Tarred Greatcoat with Mirror Goggles and Shin Plates must unequip one item: it may be the coat, and all three go, or only the goggles, or only the plates.',
  'ma/K156': 'A consumable and a weapon are in the bag: the consumable may be used, the weapon may not.',
  'ma/K157':
    'An explorer with 6 of 6 stamina puts on a Miner’s Cuirass: the maximum is 5, and the explorer has no more than 5.',
  'ma/K158':
    'A Steam Rifle with an Auto-Loader fires twice in a turn: the first shot costs 2 stamina, the second 3.',
  'ma/K159':
    'Two explorers stand diagonally, and a wall ends between them, but one of the two ways round the corner is open: they are adjacent and may trade. One pays 2 stamina, the other agrees, and the cards arrive unequipped.',
};
