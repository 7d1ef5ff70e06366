/** The ids of everything that has a name. A test holds the cards among them equal to those of the box. */

/** The classes of the box, promos included. */
export const classIds = [
  'adventurer',
  'alchemist',
  'armorer',
  'artificer',
  'avenger',
  'barbarian',
  'berserker',
  'jester',
  'knight',
  'monk',
  'necromancer',
  'ninja',
  'priest',
  'prospector',
  'thief',
  'trapper',
  'warlord',
  'wizard',
  'zealot',
  'zombie',
  'armsmaster',
] as const;

/** The weapons. */
export const weaponIds = [
  'axe',
  'bow',
  'dagger',
  'deadly-fists',
  'demonic-blade',
  'flaming-sword',
  'holy-sword',
  'mace',
  'morning-star',
  'sack-of-loot',
  'scepter',
  'scimitar',
  'sling',
  'spear',
  'spiked-shield',
  'staff',
  'sword',
  'throwing-stars',
  'wand',
  'whip',
  'cleaver',
] as const;

/** The monsters. */
export const monsterIds = [
  'bandit',
  'banshee',
  'bee-swarm',
  'behemoth',
  'brass-golem',
  'carnivorous-plant',
  'dancing-sword',
  'demon',
  'doppelganger',
  'fire-elemental',
  'gargoyle',
  'giant',
  'giant-cockroach',
  'giant-crab',
  'giant-scorpion',
  'giant-spider',
  'giant-toad',
  'giant-turtle',
  'goblin',
  'gopher',
  'griffin',
  'guardian',
  'hellhound',
  'mercenary',
  'minotaur',
  'mummy',
  'mushroom-man',
  'ogre',
  'ooze',
  'pixie',
  'shadow',
  'skelephant',
  'slime-monster',
  'titan',
  'troll',
  'unicorn',
  'vampire',
  'will-o-wisp',
  'witch',
  'wolf',
  'gladiator',
] as const;

/** The special encounters. */
export const specialIds = ['cache', 'gold-vein', 'healing-pool', 'magic-pool', 'spear-trap'] as const;

/** The modifiers. */
export const modifierIds = [
  'extra-bitey',
  'extra-scary',
  'extra-tough',
  'extra-wealthy',
  'side-passage',
] as const;

/** The boasts. */
export const boastIds = [
  'blindfolded',
  'hopping-on-one-leg',
  'one-arm-tied',
  'while-juggling',
  'with-a-hangover',
  'without-breakfast',
] as const;

/** Abilities of cards that have two; all others are named like their card. */
export const abilityIds = ['staff-dice', 'staff-defense'] as const;

/** What a number can come from beside a card or a boast. */
export const sourceIds = [
  'roll',
  'bonus-tokens',
  'penalty-tokens',
  'this-turn',
  'this-attack',
  'one-use-dice',
] as const;

/** The ids of all cards and boasts. */
export const cardIds = [
  ...classIds,
  ...weaponIds,
  ...monsterIds,
  ...specialIds,
  ...modifierIds,
  ...boastIds,
] as const;

export type ModifierCardId = (typeof modifierIds)[number];

/** The id of anything that has a name. */
export type NamedId = (typeof cardIds)[number] | (typeof abilityIds)[number] | (typeof sourceIds)[number];
