import type { DungeonCardNames, RoomNames } from '../dungeon-names.ts';

/** The names of the rooms of a random dungeon in Italian. */
export const roomNames: RoomNames = {
  'dripping-cave': 'Caverna',
  'narrow-gully': 'Forra',
  'crystal-hollow': 'Conca',
  sinkhole: 'Voragine',
  'forked-tunnel': 'Galleria',
  'bone-gallery': 'Corridoio',
  'twin-tombs': 'Tombe',
  'burial-vault': 'Camera Sepolcrale',
  'long-crypt': 'Cripta',
  ossuary: 'Ossario',
  'great-hall': 'Salone',
  'guard-room': 'Corpo di Guardia',
  crossing: 'Crocevia',
  chapel: 'Cappella',
  library: 'Biblioteca',
  thicket: 'Boscaglia',
  'river-bend': 'Ansa del Fiume',
  clearing: 'Radura',
  ravine: 'Gola',
  'overgrown-camp': 'Accampamento',
};

/** What their monsters make of them: `Cripta della Rogna`. */
export const dungeonCardNames: DungeonCardNames = {
  mangy: 'della Rogna',
  drowned: 'degli Annegati',
  wild: 'delle Belve',
  scaled: 'delle Scaglie',
  venomous: 'dei Veleni',
  infected: 'del Contagio',
  rotting: 'della Putredine',
  putrid: 'del Fetore',
  corrupted: 'della Corruzione',
  hopeless: 'della Disperazione',
  horrific: 'degli Orrori',
  defiled: 'della Profanazione',
  foggy: 'delle Nebbie',
  crushing: 'delle Frane',
  unstable: 'della Terra Inquieta',
  frigid: 'del Gelo',
  fortified: 'della Guarnigione',
  cutthroat: 'dei Tagliagole',
  tribal: 'della Tribù',
  archaic: 'degli Antichi',
};

/** Both titles together name a room. [gh/variants.14] */
export const dungeonRoomName = (room: string, monsters: string): string => `${room} ${monsters}`;
