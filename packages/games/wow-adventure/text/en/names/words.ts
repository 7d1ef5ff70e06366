/** What the traits of encounters are called in English. */
export const traitNames = {
  beast: 'Beast',
  humanoid: 'Humanoid',
  undead: 'Undead',
  demon: 'Demon',
  elemental: 'Elemental',
  mechanical: 'Mechanical',
  dragonkin: 'Dragonkin',
  giant: 'Giant',
  aggro: 'Aggro',
  overlord: 'Overlord',
} satisfies Readonly<Record<string, string>>;

/** What the icons of weapons and armor are called. */
export const iconNames = {
  sword: 'Sword',
  axe: 'Axe',
  mace: 'Mace',
  dagger: 'Dagger',
  staff: 'Staff',
  wand: 'Wand',
  bow: 'Bow',
  gun: 'Gun',
  cloth: 'Cloth',
  leather: 'Leather',
  mail: 'Mail',
  plate: 'Plate',
  shield: 'Shield',
} satisfies Readonly<Record<string, string>>;

/** What the levels are called. */
export const levelNames = {
  grey: 'Grey',
  green: 'Green',
  yellow: 'Yellow',
  red: 'Red',
} satisfies Readonly<Record<string, string>>;

/** What the resources of spaces are called. */
export const resourceNames = {
  scroll: 'Scroll',
  book: 'Book',
  'potion-small': 'Small Healing Potion',
  'potion-large': 'Large Healing Potion',
  'place-discovery': 'Place Discovery',
  'flight-path': 'Flight Path',
  'auction-house': 'Auction House',
  'quest-giver': 'Quest Giver',
} satisfies Readonly<Record<string, string>>;

/** What discovery tokens are called. */
export const discoveryNames = {
  gold: 'Gold',
  hearthstone: 'Hearthstone',
  'far-sight': 'Far Sight',
  'rocket-boots': 'Goblin Rocket Boots',
  'traveling-merchant': 'Traveling Merchant',
  ambush: 'Ambush',
  'false-map': 'False Map',
  'power-drain': 'Power Drain',
  disease: 'Disease',
  bomb: 'Bomb',
} satisfies Readonly<Record<string, string>>;

/** What the potions on item cards are called. */
export const potionNames = {
  health: 'Health Potion',
  mana: 'Mana Potion',
  swiftness: 'Swiftness Potion',
} satisfies Readonly<Record<string, string>>;

/** What the classes of characters are called. */
export const classNames = {
  hunter: 'Hunter',
  warlock: 'Warlock',
  warrior: 'Warrior',
  mage: 'Mage',
} satisfies Readonly<Record<string, string>>;

/** What their races are called. */
export const raceNames = {
  dwarf: 'Dwarf',
  human: 'Human',
  orc: 'Orc',
  undead: 'Undead',
} satisfies Readonly<Record<string, string>>;

/** What their factions are called. */
export const factionNames = {
  alliance: 'Alliance',
  horde: 'Horde',
} satisfies Readonly<Record<string, string>>;
