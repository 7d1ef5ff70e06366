import type {
  characterNames as englishCharacters,
  powerNames as englishPowers,
  sideNames as englishSides,
} from '../../en/names/characters.ts';

/** What the characters are called in Portuguese. */
export const characterNames: Readonly<Record<keyof typeof englishCharacters, string>> = {
  burbonn: 'Burbonn Fang',
  sandrai: 'Sandrai Darkshine',
  grumbaz: 'Grumbaz Crowsblood',
  sofeea: 'Sofeea Icecall',
};

/** What the two sides of their cards are called. */
export const sideNames: Readonly<Record<keyof typeof englishSides, string>> = {
  'lone-tracker': 'Rastreador Solitário',
  'bear-companion': 'Companheiro Urso',
  unbound: 'Sem Vínculo',
  'demon-bound': 'Vínculo Demoníaco',
  'battle-stance': 'Postura de Batalha',
  'berserk-stance': 'Postura de Berserker',
  unshielded: 'Sem Barreira',
  'ice-barrier': 'Barreira de Gelo',
};

/** What the powers on their cards are called. */
export const powerNames: Readonly<Record<keyof typeof englishPowers, string>> = {
  // Burbonn Fang.
  tracking: 'Rastreamento',
  'call-companion': 'Chamar Companheiro',
  'quick-shot': 'Tiro Rápido',
  'bear-companion-power': 'Companheiro Urso',
  'guard-the-master': 'Proteger o Mestre',

  // Sandrai Darkshine.
  'life-tap': 'Tributo de Vida',
  'summon-demon': 'Evocar Demônio',
  'voidwalkers-sacrifice': 'Sacrifício do Emissário',
  'fel-focus': 'Foco Vil',

  // Grumbaz Crowsblood.
  enrage: 'Enfurecer',
  'blood-and-thunder': 'Sangue e Trovão',
  'shield-wall': 'Muralha de Escudos',
  'restless-fury': 'Fúria Inquieta',
  'blood-craze': 'Frenesi de Sangue',

  // Sofeea Icecall.
  'raise-ice-barrier': 'Erguer Barreira de Gelo',
  evocation: 'Evocação',
  'ice-barrier-power': 'Barreira de Gelo',
  chill: 'Calafrio',
};
