import type { DungeonCardNames, RoomNames } from '../dungeon-names.ts';

/** The names of the rooms of a random dungeon in Portuguese. */
export const roomNames: RoomNames = {
  'dripping-cave': 'Caverna',
  'narrow-gully': 'Garganta',
  'crystal-hollow': 'Gruta',
  sinkhole: 'Sumidouro',
  'forked-tunnel': 'Túnel',
  'bone-gallery': 'Corredor',
  'twin-tombs': 'Tumbas',
  'burial-vault': 'Câmara Mortuária',
  'long-crypt': 'Cripta',
  ossuary: 'Ossário',
  'great-hall': 'Salão',
  'guard-room': 'Sala da Guarda',
  crossing: 'Encruzilhada',
  chapel: 'Capela',
  library: 'Biblioteca',
  thicket: 'Matagal',
  'river-bend': 'Curva do Rio',
  clearing: 'Clareira',
  ravine: 'Ravina',
  'overgrown-camp': 'Acampamento',
};

/** What their monsters make of them: `Cripta da Sarna`. */
export const dungeonCardNames: DungeonCardNames = {
  mangy: 'da Sarna',
  drowned: 'dos Afogados',
  wild: 'das Feras',
  scaled: 'das Escamas',
  venomous: 'dos Venenos',
  infected: 'do Contágio',
  rotting: 'da Podridão',
  putrid: 'do Fedor',
  corrupted: 'da Corrupção',
  hopeless: 'da Desesperança',
  horrific: 'dos Horrores',
  defiled: 'da Profanação',
  foggy: 'das Névoas',
  crushing: 'dos Desabamentos',
  unstable: 'da Terra Inquieta',
  frigid: 'do Gelo',
  fortified: 'da Guarnição',
  cutthroat: 'dos Degoladores',
  tribal: 'da Tribo',
  archaic: 'dos Antigos',
};

/** Both titles together name a room. [gh/variants.14] */
export const dungeonRoomName = (room: string, monsters: string): string => `${room} ${monsters}`;
