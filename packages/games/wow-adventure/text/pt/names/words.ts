import type {
  classNames as englishClasses,
  discoveryNames as englishDiscoveries,
  factionNames as englishFactions,
  iconNames as englishIcons,
  levelNames as englishLevels,
  potionNames as englishPotions,
  raceNames as englishRaces,
  resourceNames as englishResources,
  traitNames as englishTraits,
} from '../../en/names/words.ts';

/** What the traits of encounters are called in Portuguese. */
export const traitNames: Readonly<Record<keyof typeof englishTraits, string>> = {
  beast: 'Fera',
  humanoid: 'Humanoide',
  undead: 'Morto-vivo',
  demon: 'Demônio',
  elemental: 'Elemental',
  mechanical: 'Mecânico',
  dragonkin: 'Dragonante',
  giant: 'Gigante',
  aggro: 'Aggro',
  overlord: 'Suserano',
};

/** What the icons of weapons and armor are called. */
export const iconNames: Readonly<Record<keyof typeof englishIcons, string>> = {
  sword: 'Espada',
  axe: 'Machado',
  mace: 'Maça',
  dagger: 'Adaga',
  staff: 'Cajado',
  wand: 'Varinha',
  bow: 'Arco',
  gun: 'Arma de Fogo',
  cloth: 'Tecido',
  leather: 'Couro',
  mail: 'Malha',
  plate: 'Placas',
  shield: 'Escudo',
};

/** What the levels are called. */
export const levelNames: Readonly<Record<keyof typeof englishLevels, string>> = {
  grey: 'Cinza',
  green: 'Verde',
  yellow: 'Amarelo',
  red: 'Vermelho',
};

/** What the resources of spaces are called. */
export const resourceNames: Readonly<Record<keyof typeof englishResources, string>> = {
  scroll: 'Pergaminho',
  book: 'Livro',
  'potion-small': 'Poção de Cura Pequena',
  'potion-large': 'Poção de Cura Grande',
  'place-discovery': 'Colocar Descoberta',
  'flight-path': 'Rota de Voo',
  'auction-house': 'Casa de Leilões',
  'quest-giver': 'Distribuidor de Missões',
};

/** What discovery tokens are called. */
export const discoveryNames: Readonly<Record<keyof typeof englishDiscoveries, string>> = {
  gold: 'Ouro',
  hearthstone: 'Pedra de Regresso',
  'far-sight': 'Visão Distante',
  'rocket-boots': 'Botas-foguete Goblínicas',
  'traveling-merchant': 'Mercador Ambulante',
  ambush: 'Emboscada',
  'false-map': 'Mapa Falso',
  'power-drain': 'Dreno de Poder',
  disease: 'Doença',
  bomb: 'Bomba',
};

/** What the potions on item cards are called. */
export const potionNames: Readonly<Record<keyof typeof englishPotions, string>> = {
  health: 'Poção de Vida',
  mana: 'Poção de Mana',
  swiftness: 'Poção de Rapidez',
};

/** What the classes of characters are called. */
export const classNames: Readonly<Record<keyof typeof englishClasses, string>> = {
  hunter: 'Caçador',
  warlock: 'Bruxa',
  warrior: 'Guerreiro',
  mage: 'Maga',
};

/** What their races are called. */
export const raceNames: Readonly<Record<keyof typeof englishRaces, string>> = {
  dwarf: 'Anão',
  human: 'Humana',
  orc: 'Orc',
  undead: 'Morta-viva',
};

/** What their factions are called. */
export const factionNames: Readonly<Record<keyof typeof englishFactions, string>> = {
  alliance: 'Aliança',
  horde: 'Horda',
};
