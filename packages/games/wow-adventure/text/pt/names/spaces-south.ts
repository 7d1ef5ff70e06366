import type { southernSpaceNames as english } from '../../en/names/spaces-south.ts';

/** What the spaces of the southern half of the map are called in Portuguese, zone by zone. */
export const southernSpaceNames: Readonly<Record<keyof typeof english, string>> = {
  // Loch Modan.
  'loch-1': 'Portão de Algaz',
  thelsamar: 'Thelsamar',
  'loch-2': 'Margem do Loch',
  'loch-3': 'Escavação de Bandaferro',
  'loch-4': 'Vale dos Reis',

  // Dun Morogh.
  ironforge: 'Altaforja',
  kharanos: 'Kharanos',
  'dunmorogh-1': 'Estrada oeste de Dun Morogh',
  'coldridge-valley': 'Vale Cristálgida',
  'frostmane-hold': 'Fortaleza Jubafria',
  'dunmorogh-2': 'Estrada da Aldeia da Cevada',
  gnomeregan: 'Gnomeregan',
  'dunmorogh-3': 'Estrada de Ambarmanso',
  'deeprun-tram': 'Metrô Correfundo',

  // Badlands.
  'badlands-1': 'Estrada do Pé-de-malho',
  uldaman: 'Uldaman',
  'badlands-2': 'Ravina de Sopravento',
  kargath: 'Karrath',

  // Searing Gorge.
  'searing-1': 'Estrada de Calcinar',
  'thorium-point': 'Posto de Tório',

  // Blackrock Mountain.
  'blackrock-mountain': 'Montanha Rocha Negra',
  'blackrock-depths': 'Abismo Rocha Negra',
  'blackwing-lair': 'Covil Asa Negra',

  // Burning Steppes.
  'burning-1': 'Estrada das Cinzas',
  'burning-2': 'Monte Candente',
  'burning-3': 'Ruínas de Thaurissan',
  'morgans-vigil': 'Vigia de Morgan',

  // Elwynn Forest.
  'stormwind-city': 'Ventobravo',
  'elwynn-1': 'Abadia de Vila Norte',
  goldshire: "Vila d'Ouro",
  'elwynn-2': 'Estrada do Arroio Oeste',
  hogger: 'Hogger',
  'elwynn-3': 'Estrada do Vale do Leste',

  // Westfall.
  'westfall-1': 'Sítio dos Jansen',
  'sentinel-hill': 'Morro da Sentinela',
  moonbrook: 'Arroio da Lua',
  'the-deadmines': 'Minas Mortas',

  // Redridge Mountains.
  'redridge-1': 'Três Caminhos',
  lakeshire: 'Vila Plácida',
  'redridge-2': 'Estrada da Serraria Alther',

  // Duskwood.
  'raven-hill': 'Monte Corvo',
  stitches: 'Suturino',
  'duskwood-1': 'Bosque do Crepúsculo',
  darkshire: 'Vila Sombria',

  // Deadwind Pass.
  'deadwind-pass': 'Trilha do Vento Morto',
  karazhan: 'Karazhan',

  // Swamp of Sorrows.
  'sorrows-1': 'Vale Nebuloso',
  stonard: 'Pedregal',
  'sunken-temple': 'Templo Submerso',

  // Blasted Lands.
  'nethergarde-keep': 'Bastilha de Etergarde',
  'blasted-1': 'Estrada de Malhorrendo',
  'the-dark-portal': 'Portal Negro',
  'tainted-scar': 'Rasgo Infecto',

  // Stranglethorn Vale.
  'stranglethorn-1': 'Acampamento dos Rebeldes',
  'stranglethorn-2': 'Expedição do Rosarães',
  'stranglethorn-3': 'Ruínas de Tkashi',
  zulgurub: "Zul'Gurub",
  gromgol: "Acampamento Grom'gol",
  'stranglethorn-4': 'Estrada do Veio de Cristal',
  'booty-bay': 'Angra do Butim',
};
