/** The words that are printed on cards and spaces. */

/** The colours of levels, lowest first. Spaces, cards and heroes have one. [wow/levels.1] */
export const levels = ['grey', 'green', 'yellow', 'red'] as const;
export type Level = (typeof levels)[number];

/** How far up a level is: grey is 0. */
export const rankOf = (level: Level): number => ranks[level];

const ranks = { grey: 0, green: 1, yellow: 2, red: 3 } as const;

export const attackTypes = ['melee', 'ranged'] as const;
export type AttackType = (typeof attackTypes)[number];

/** What an encounter is. Overlords stand on the map only. */
export const traits = [
  'beast',
  'humanoid',
  'undead',
  'demon',
  'elemental',
  'mechanical',
  'dragonkin',
  'giant',
  'aggro',
  'overlord',
] as const;
export type Trait = (typeof traits)[number];

/** What a hero must be able to handle before an item can be equipped. [wow/items.7] */
export const itemIcons = [
  'sword',
  'axe',
  'mace',
  'dagger',
  'staff',
  'wand',
  'bow',
  'gun',
  'cloth',
  'leather',
  'mail',
  'plate',
  'shield',
] as const;
export type ItemIcon = (typeof itemIcons)[number];

/** The kinds of items. [wow/items.1] */
export type Slot = 'weapon' | 'armor' | 'backpack';

/** What an item gives when it is drunk up. [wow/potions.1] */
export const potions = ['health', 'mana', 'swiftness'] as const;
export type Potion = (typeof potions)[number];

/** What a space offers in the exploration phase. */
export const resources = [
  'scroll',
  'book',
  'potion-small',
  'potion-large',
  'place-discovery',
  'flight-path',
  'auction-house',
  'quest-giver',
] as const;
export type Resource = (typeof resources)[number];

/** The kinds of discovery tokens; green ones are kept, red ones work at once. [wow/exploration.3] */
export const discoveries = [
  'gold',
  'hearthstone',
  'far-sight',
  'rocket-boots',
  'traveling-merchant',
  'ambush',
  'false-map',
  'power-drain',
  'disease',
  'bomb',
] as const;
export type Discovery = (typeof discoveries)[number];

export type Faction = 'alliance' | 'horde';

/** A face of a combat die; the sword is 6. [wow/powers.4] */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The numbers that effects change. */
export type Stat = 'attack' | 'defense' | 'damage' | 'health' | 'movement' | 'healing';

/** An attack as it is printed. */
export type Attack = { readonly type: AttackType; readonly value: number };
