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
import type { GenderedNameForm } from '../../name-forms.ts';

/** What the traits of encounters are called in Italian. */
export const traitNames: Readonly<Record<keyof typeof englishTraits, string>> = {
  beast: 'Bestia',
  humanoid: 'Umanoide',
  undead: 'Non-morto',
  demon: 'Demone',
  elemental: 'Elementale',
  mechanical: 'Meccanico',
  dragonkin: 'Dragoide',
  giant: 'Gigante',
  aggro: 'Aggro',
  overlord: 'Overlord',
};

/** What the icons of weapons and armor are called. */
export const iconNames: Readonly<Record<keyof typeof englishIcons, string>> = {
  sword: 'Spada',
  axe: 'Ascia',
  mace: 'Mazza',
  dagger: 'Pugnale',
  staff: 'Bastone',
  wand: 'Bacchetta',
  bow: 'Arco',
  gun: 'Fucile',
  cloth: 'Stoffa',
  leather: 'Cuoio',
  mail: 'Maglia',
  plate: 'Piastre',
  shield: 'Scudo',
};

/** What the levels are called. */
export const levelNames: Readonly<Record<keyof typeof englishLevels, string>> = {
  grey: 'Grigio',
  green: 'Verde',
  yellow: 'Giallo',
  red: 'Rosso',
};

/** What the resources of spaces are called. */
export const resourceNames: Readonly<Record<keyof typeof englishResources, string>> = {
  scroll: 'Pergamena',
  book: 'Libro',
  'potion-small': 'Pozione di Cura Piccola',
  'potion-large': 'Pozione di Cura Grande',
  'place-discovery': 'Piazza una Scoperta',
  'flight-path': 'Rotta di Volo',
  'auction-house': "Casa d'Aste",
  'quest-giver': 'Datore di Missioni',
};

/** What discovery tokens are called. */
export const discoveryNames: Readonly<Record<keyof typeof englishDiscoveries, GenderedNameForm>> = {
  gold: { name: 'Oro', gender: 'm' },
  hearthstone: { name: 'Pietra del Ritorno', gender: 'f' },
  'far-sight': { name: 'Vista Lontana', gender: 'f' },
  'rocket-boots': { name: 'Stivali a Razzo Goblin', gender: 'm', plural: true },
  'traveling-merchant': { name: 'Mercante Ambulante', gender: 'm' },
  ambush: { name: 'Imboscata', gender: 'f' },
  'false-map': { name: 'Mappa Falsa', gender: 'f' },
  'power-drain': { name: 'Risucchio di Potere', gender: 'm' },
  disease: { name: 'Malattia', gender: 'f' },
  bomb: { name: 'Bomba', gender: 'f' },
};

/** What the potions on item cards are called. */
export const potionNames: Readonly<Record<keyof typeof englishPotions, string>> = {
  health: 'Pozione di Cura',
  mana: 'Pozione del Mana',
  swiftness: 'Pozione della Rapidità',
};

/** What the classes of characters are called. */
export const classNames: Readonly<Record<keyof typeof englishClasses, string>> = {
  hunter: 'Cacciatore',
  warlock: 'Strega',
  warrior: 'Guerriero',
  mage: 'Maga',
};

/** What their races are called. */
export const raceNames: Readonly<Record<keyof typeof englishRaces, string>> = {
  dwarf: 'Nano',
  human: 'Umana',
  orc: 'Orco',
  undead: 'Non-morta',
};

/** What their factions are called. */
export const factionNames: Readonly<Record<keyof typeof englishFactions, string>> = {
  alliance: 'Alleanza',
  horde: 'Orda',
};
