/** What the characters are called in English. */
export const characterNames = {
  burbonn: 'Burbonn Fang',
  sandrai: 'Sandrai Darkshine',
  grumbaz: 'Grumbaz Crowsblood',
  sofeea: 'Sofeea Icecall',
} satisfies Readonly<Record<string, string>>;

/** What the two sides of their cards are called. */
export const sideNames = {
  'lone-tracker': 'Lone Tracker',
  'bear-companion': 'Bear Companion',
  unbound: 'Unbound',
  'demon-bound': 'Demon Bound',
  'battle-stance': 'Battle Stance',
  'berserk-stance': 'Berserk Stance',
  unshielded: 'Unshielded',
  'ice-barrier': 'Ice Barrier',
} satisfies Readonly<Record<string, string>>;

/** What the powers on their cards are called. */
export const powerNames = {
  // Burbonn Fang.
  tracking: 'Tracking',
  'call-companion': 'Call Companion',
  'quick-shot': 'Quick Shot',
  'bear-companion-power': 'Bear Companion',
  'guard-the-master': 'Guard the Master',

  // Sandrai Darkshine.
  'life-tap': 'Life Tap',
  'summon-demon': 'Summon Demon',
  'voidwalkers-sacrifice': "Voidwalker's Sacrifice",
  'fel-focus': 'Fel Focus',

  // Grumbaz Crowsblood.
  enrage: 'Enrage',
  'blood-and-thunder': 'Blood and Thunder',
  'shield-wall': 'Shield Wall',
  'restless-fury': 'Restless Fury',
  'blood-craze': 'Blood Craze',

  // Sofeea Icecall.
  'raise-ice-barrier': 'Raise Ice Barrier',
  evocation: 'Evocation',
  'ice-barrier-power': 'Ice Barrier',
  chill: 'Chill',
} satisfies Readonly<Record<string, string>>;
