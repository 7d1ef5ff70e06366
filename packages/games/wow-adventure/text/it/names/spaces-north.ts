import type { northernSpaceNames as english } from '../../en/names/spaces-north.ts';

/** What the spaces of the northern half of the map are called in Italian, zone by zone. */
export const northernSpaceNames: Readonly<Record<keyof typeof english, string>> = {
  // Tirisfal Glades.
  undercity: 'Sepulcra',
  brill: 'Brill',
  deathknell: 'Albamorta',
  'tirisfal-1': 'Costa nord di Tirisfal',
  'tirisfal-2': 'Strada est di Tirisfal',
  'agamand-mills': 'Mulini degli Agamand',
  'scarlet-monastery': 'Monastero Scarlatto',

  // Silverpine Forest.
  'silverpine-1': 'Strada nord di Pinargento',
  'the-sepulcher': 'Sepolcro',
  'fenris-isle': "Riva dell'Isola di Fenris",
  'silverpine-2': 'Strada sud di Pinargento',
  'shadowfang-keep': 'Forte di Zannascura',
  'silverpine-3': 'Rovonero',

  // Hillsbrad Foothills.
  'hillsbrad-1': 'Campi di Colletorto',
  southshore: 'Riva del Sud',
  'hillsbrad-2': 'Crocevia di Colletorto',
  'tarren-mill': 'Mulino di Tarren',
  'hillsbrad-3': 'Forte Durnholde',

  // Alterac Mountains.
  dalaran: 'Dalaran',
  'alterac-1': "Rovine d'Alterac",
  'alterac-2': "Passo d'Alterac",

  // Western Plaguelands.
  'wpl-1': 'Baluardo',
  'wpl-2': 'Campo di Vilpietra',
  hearthglen: 'Valsalda',
  andorhal: 'Andorhal',
  'wpl-3': 'Accampamento di Ventofreddo',
  'caer-darrow': 'Caer Darrow',
  scholomance: 'Scholomance',
  'wpl-4': 'Fiume Thondroril',

  // Eastern Plaguelands.
  'epl-1': 'Via ovest delle Terre Infette',
  'epl-2': 'Crocevia di Corin',
  'epl-3': 'Malaselva',
  stratholme: 'Stratholme',
  naxxramas: 'Naxxramas',
  'lights-hope-chapel': 'Cappella della Luce',
  'tyrs-hand': 'Mano di Tyr',

  // The Hinterlands.
  'aerie-peak': "Picco dell'Aquila",
  'hinterlands-1': 'Belvedere',
  jinthaalor: "Jintha'Alor",
  'revantusk-village': 'Villaggio degli Zannatorta',

  // Arathi Highlands.
  'stromgarde-keep': 'Forte di Stromgarde',
  'refuge-pointe': 'Fosso dei Rifugiati',
  hammerfall: 'Requie del Martello',
  'thandol-span': 'Ponte di Thandol',

  // Wetlands.
  'wetlands-1': 'Dun Modr',
  'menethil-harbor': 'Porto di Menethil',
  'wetlands-2': 'Strada di Zannarabbiosa',
  'grim-batol': 'Grim Batol',
};
