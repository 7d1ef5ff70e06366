import type {
  characterNames as englishCharacters,
  powerNames as englishPowers,
  sideNames as englishSides,
} from '../../en/names/characters.ts';

/** What the characters are called in Italian. */
export const characterNames: Readonly<Record<keyof typeof englishCharacters, string>> = {
  burbonn: 'Burbonn Fang',
  sandrai: 'Sandrai Darkshine',
  grumbaz: 'Grumbaz Crowsblood',
  sofeea: 'Sofeea Icecall',
};

/** What the two sides of their cards are called. */
export const sideNames: Readonly<Record<keyof typeof englishSides, string>> = {
  'lone-tracker': 'Battitore Solitario',
  'bear-companion': 'Compagno Orso',
  unbound: 'Senza Vincoli',
  'demon-bound': 'Vincolo Demoniaco',
  'battle-stance': 'Postura da Battaglia',
  'berserk-stance': 'Postura del Berserker',
  unshielded: 'Senza Barriera',
  'ice-barrier': 'Barriera di Ghiaccio',
};

/** What the powers on their cards are called. */
export const powerNames: Readonly<Record<keyof typeof englishPowers, string>> = {
  // Burbonn Fang.
  tracking: 'Individuazione',
  'call-companion': 'Richiamo del Compagno',
  'quick-shot': 'Tiro Rapido',
  'bear-companion-power': 'Compagno Orso',
  'guard-the-master': 'Difesa del Padrone',

  // Sandrai Darkshine.
  'life-tap': 'Tributo di Vita',
  'summon-demon': 'Evocazione del Demone',
  'voidwalkers-sacrifice': "Sacrificio dell'Ombra del Vuoto",
  'fel-focus': 'Concentrazione Vile',

  // Grumbaz Crowsblood.
  enrage: 'Rabbia',
  'blood-and-thunder': 'Sangue e Tuono',
  'shield-wall': 'Muro di Scudi',
  'restless-fury': 'Furia Inquieta',
  'blood-craze': 'Follia del Sangue',

  // Sofeea Icecall.
  'raise-ice-barrier': 'Richiamo della Barriera',
  evocation: 'Evocazione',
  'ice-barrier-power': 'Barriera di Ghiaccio',
  chill: 'Gelo Pungente',
};
