/** What the spaces of the southern half of the map are called in English, zone by zone. */
export const southernSpaceNames = {
  // Loch Modan.
  'loch-1': 'Algaz Gate',
  thelsamar: 'Thelsamar',
  'loch-2': 'Loch shore',
  'loch-3': "Ironband's Excavation",
  'loch-4': 'Valley of Kings',

  // Dun Morogh.
  ironforge: 'Ironforge',
  kharanos: 'Kharanos',
  'dunmorogh-1': 'Dun Morogh west road',
  'coldridge-valley': 'Coldridge Valley',
  'frostmane-hold': 'Frostmane Hold',
  'dunmorogh-2': 'Brewnall road',
  gnomeregan: 'Gnomeregan',
  'dunmorogh-3': 'Amberstill road',
  'deeprun-tram': 'Deeprun Tram',

  // Badlands.
  'badlands-1': 'Hammertoe road',
  uldaman: 'Uldaman',
  'badlands-2': 'Dustwind Gulch',
  kargath: 'Kargath',

  // Searing Gorge.
  'searing-1': 'Blackchar road',
  'thorium-point': 'Thorium Point',

  // Blackrock Mountain.
  'blackrock-mountain': 'Blackrock Mountain',
  'blackrock-depths': 'Blackrock Depths',
  'blackwing-lair': 'Blackwing Lair',

  // Burning Steppes.
  'burning-1': 'Ashen road',
  'burning-2': 'Flame Crest',
  'burning-3': 'Ruins of Thaurissan',
  'morgans-vigil': "Morgan's Vigil",

  // Elwynn Forest.
  'stormwind-city': 'Stormwind City',
  'elwynn-1': 'Northshire Abbey',
  goldshire: 'Goldshire',
  'elwynn-2': 'Westbrook road',
  hogger: 'Hogger',
  'elwynn-3': 'Eastvale road',

  // Westfall.
  'westfall-1': 'Jansen Stead',
  'sentinel-hill': 'Sentinel Hill',
  moonbrook: 'Moonbrook',
  'the-deadmines': 'The Deadmines',

  // Redridge Mountains.
  'redridge-1': 'Three Corners',
  lakeshire: 'Lakeshire',
  'redridge-2': "Alther's Mill road",

  // Duskwood.
  'raven-hill': 'Raven Hill',
  stitches: 'Stitches',
  'duskwood-1': 'Twilight Grove',
  darkshire: 'Darkshire',

  // Deadwind Pass.
  'deadwind-pass': 'Deadwind Pass',
  karazhan: 'Karazhan',

  // Swamp of Sorrows.
  'sorrows-1': 'Misty Valley',
  stonard: 'Stonard',
  'sunken-temple': 'The Sunken Temple',

  // Blasted Lands.
  'nethergarde-keep': 'Nethergarde Keep',
  'blasted-1': 'Dreadmaul Hold road',
  'the-dark-portal': 'The Dark Portal',
  'tainted-scar': 'The Tainted Scar',

  // Stranglethorn Vale.
  'stranglethorn-1': 'Rebel Camp',
  'stranglethorn-2': "Nesingwary's Expedition",
  'stranglethorn-3': 'Tkashi Ruins',
  zulgurub: "Zul'Gurub",
  gromgol: "Grom'gol Base Camp",
  'stranglethorn-4': 'Crystalvein road',
  'booty-bay': 'Booty Bay',
} satisfies Readonly<Record<string, string>>;
