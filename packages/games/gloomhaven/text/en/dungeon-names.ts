/** The names of the rooms of a random dungeon in English. */
export const roomNames = {
  'dripping-cave': 'Cave',
  'narrow-gully': 'Gully',
  'crystal-hollow': 'Hollow',
  sinkhole: 'Sinkhole',
  'forked-tunnel': 'Tunnel',
  'bone-gallery': 'Gallery',
  'twin-tombs': 'Tombs',
  'burial-vault': 'Vault',
  'long-crypt': 'Crypt',
  ossuary: 'Ossuary',
  'great-hall': 'Great Hall',
  'guard-room': 'Guard Room',
  crossing: 'Crossing',
  chapel: 'Chapel',
  library: 'Library',
  thicket: 'Thicket',
  'river-bend': 'River Bend',
  clearing: 'Clearing',
  ravine: 'Ravine',
  'overgrown-camp': 'Camp',
} satisfies Readonly<Record<string, string>>;

/** What their monsters make of them: `Mangy Crypt`. */
export const dungeonCardNames = {
  mangy: 'Mangy',
  drowned: 'Drowned',
  wild: 'Wild',
  scaled: 'Scaled',
  venomous: 'Venomous',
  infected: 'Infected',
  rotting: 'Rotting',
  putrid: 'Putrid',
  corrupted: 'Corrupted',
  hopeless: 'Hopeless',
  horrific: 'Horrific',
  defiled: 'Defiled',
  foggy: 'Foggy',
  crushing: 'Crushing',
  unstable: 'Unstable',
  frigid: 'Frigid',
  fortified: 'Fortified',
  cutthroat: 'Cutthroat',
  tribal: 'Tribal',
  archaic: 'Archaic',
} satisfies Readonly<Record<string, string>>;

/** Both titles together name a room. [gh/variants.14] */
export const dungeonRoomName = (room: string, monsters: string): string => `${monsters} ${room}`;
