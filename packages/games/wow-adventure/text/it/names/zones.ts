import type { zoneNames as english } from '../../en/names/zones.ts';

/** What the zones of the map are called in Italian. */
export const zoneNames: Readonly<Record<keyof typeof english, string>> = {
  'tirisfal-glades': 'Radure di Tirisfal',
  'silverpine-forest': 'Selva Pinargento',
  'hillsbrad-foothills': 'Alture di Colletorto',
  'alterac-mountains': "Montagne d'Alterac",
  'western-plaguelands': 'Terre Infette Occidentali',
  'eastern-plaguelands': 'Terre Infette Orientali',
  'the-hinterlands': 'Entroterre',
  'arathi-highlands': "Altopiani d'Arathi",
  wetlands: 'Paludi Grigie',
  'loch-modan': 'Loch Modan',
  'dun-morogh': 'Dun Morogh',
  badlands: 'Maleterre',
  'searing-gorge': 'Gorgia Rovente',
  'blackrock-mountain': 'Massiccio Roccianera',
  'burning-steppes': 'Steppe Ardenti',
  'elwynn-forest': 'Foresta di Elwynn',
  westfall: 'Marche Occidentali',
  'redridge-mountains': 'Montagne Crestarossa',
  duskwood: 'Boscovespro',
  'deadwind-pass': 'Valico Ventomorto',
  'swamp-of-sorrows': 'Palude del Dolore',
  'blasted-lands': 'Terre Devastate',
  'stranglethorn-vale': 'Valle di Rovotorto',
};
