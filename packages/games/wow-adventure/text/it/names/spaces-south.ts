import type { southernSpaceNames as english } from '../../en/names/spaces-south.ts';

/** What the spaces of the southern half of the map are called in Italian, zone by zone. */
export const southernSpaceNames: Readonly<Record<keyof typeof english, string>> = {
  // Loch Modan.
  'loch-1': 'Porta di Algaz',
  thelsamar: 'Thelsamar',
  'loch-2': 'Riva del Loch',
  'loch-3': 'Scavi di Ferrocollo',
  'loch-4': 'Valle dei Re',

  // Dun Morogh.
  ironforge: 'Forgiardente',
  kharanos: 'Kharanos',
  'dunmorogh-1': 'Strada ovest di Dun Morogh',
  'coldridge-valley': 'Valle Crestafredda',
  'frostmane-hold': 'Covo dei Mantogelido',
  'dunmorogh-2': 'Strada di Borgo Luppolo',
  gnomeregan: 'Gnomeregan',
  'dunmorogh-3': 'Strada di Ambraquieta',
  'deeprun-tram': 'Tram degli Abissi',

  // Badlands.
  'badlands-1': 'Strada di Mazzadito',
  uldaman: 'Uldaman',
  'badlands-2': 'Gola di Ventolordo',
  kargath: 'Kargath',

  // Searing Gorge.
  'searing-1': 'Strada di Bracenera',
  'thorium-point': 'Presidio del Torio',

  // Blackrock Mountain.
  'blackrock-mountain': 'Massiccio Roccianera',
  'blackrock-depths': 'Sotterranei di Roccianera',
  'blackwing-lair': "Fortezza dell'Ala Nera",

  // Burning Steppes.
  'burning-1': 'Strada di Cenere',
  'burning-2': 'Cimiero Ardente',
  'burning-3': 'Rovine di Thaurissan',
  'morgans-vigil': 'Presidio di Morgan',

  // Elwynn Forest.
  'stormwind-city': 'Roccavento',
  'elwynn-1': 'Abbazia della Contea del Nord',
  goldshire: 'Borgodoro',
  'elwynn-2': 'Strada di Rivoponente',
  hogger: 'Boccalarga',
  'elwynn-3': 'Strada di Vallevante',

  // Westfall.
  'westfall-1': 'Podere degli Jansen',
  'sentinel-hill': 'Guardiacolle',
  moonbrook: 'Rivoluna',
  'the-deadmines': 'Miniere della Morte',

  // Redridge Mountains.
  'redridge-1': 'Tre Cammini',
  lakeshire: 'Borgolago',
  'redridge-2': 'Via della Segheria di Alther',

  // Duskwood.
  'raven-hill': 'Collecorvo',
  stitches: 'Rattoppo',
  'duskwood-1': 'Bosco del Crepuscolo',
  darkshire: 'Borgoscuro',

  // Deadwind Pass.
  'deadwind-pass': 'Valico Ventomorto',
  karazhan: 'Karazhan',

  // Swamp of Sorrows.
  'sorrows-1': 'Valbruma',
  stonard: 'Pietrachiusa',
  'sunken-temple': 'Tempio Sommerso',

  // Blasted Lands.
  'nethergarde-keep': 'Forte di Guardiafatua',
  'blasted-1': 'Strada dei Maglioinfame',
  'the-dark-portal': 'Portale Oscuro',
  'tainted-scar': 'Landa Corrotta',

  // Stranglethorn Vale.
  'stranglethorn-1': 'Campo dei Ribelli',
  'stranglethorn-2': 'Spedizione di Nesingwary',
  'stranglethorn-3': 'Rovine di Tkashi',
  zulgurub: "Zul'Gurub",
  gromgol: "Forte di Grom'gol",
  'stranglethorn-4': 'Strada dei Cristalli',
  'booty-bay': 'Baia del Bottino',
};
