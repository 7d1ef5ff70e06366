/** What the spaces of the northern half of the map are called in English, zone by zone. */
export const northernSpaceNames = {
  // Tirisfal Glades.
  undercity: 'Undercity',
  brill: 'Brill',
  deathknell: 'Deathknell',
  'tirisfal-1': 'Tirisfal north shore',
  'tirisfal-2': 'Tirisfal east road',
  'agamand-mills': 'Agamand Mills',
  'scarlet-monastery': 'Scarlet Monastery',

  // Silverpine Forest.
  'silverpine-1': 'Silverpine north road',
  'the-sepulcher': 'The Sepulcher',
  'fenris-isle': 'Fenris Isle shore',
  'silverpine-2': 'Silverpine south road',
  'shadowfang-keep': 'Shadowfang Keep',
  'silverpine-3': 'Pyrewood Village',

  // Hillsbrad Foothills.
  'hillsbrad-1': 'Hillsbrad Fields',
  southshore: 'Southshore',
  'hillsbrad-2': 'Hillsbrad crossroads',
  'tarren-mill': 'Tarren Mill',
  'hillsbrad-3': 'Durnholde Keep',

  // Alterac Mountains.
  dalaran: 'Dalaran',
  'alterac-1': 'Ruins of Alterac',
  'alterac-2': 'Alterac pass',

  // Western Plaguelands.
  'wpl-1': 'The Bulwark',
  'wpl-2': 'Felstone Field',
  hearthglen: 'Hearthglen',
  andorhal: 'Andorhal',
  'wpl-3': 'Chillwind Camp',
  'caer-darrow': 'Caer Darrow',
  scholomance: 'Scholomance',
  'wpl-4': 'Thondroril River',

  // Eastern Plaguelands.
  'epl-1': 'Plaguelands west road',
  'epl-2': "Corin's Crossing",
  'epl-3': 'Plaguewood',
  stratholme: 'Stratholme',
  naxxramas: 'Naxxramas',
  'lights-hope-chapel': "Light's Hope Chapel",
  'tyrs-hand': "Tyr's Hand",

  // The Hinterlands.
  'aerie-peak': 'Aerie Peak',
  'hinterlands-1': 'The Overlook',
  jinthaalor: "Jintha'Alor",
  'revantusk-village': 'Revantusk Village',

  // Arathi Highlands.
  'stromgarde-keep': 'Stromgarde Keep',
  'refuge-pointe': 'Refuge Pointe',
  hammerfall: 'Hammerfall',
  'thandol-span': 'Thandol Span',

  // Wetlands.
  'wetlands-1': 'Dun Modr',
  'menethil-harbor': 'Menethil Harbor',
  'wetlands-2': 'Angerfang road',
  'grim-batol': 'Grim Batol',
} satisfies Readonly<Record<string, string>>;
