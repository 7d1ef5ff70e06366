import type { zoneNames as english } from '../../en/names/zones.ts';

/** What the zones of the map are called in Portuguese. */
export const zoneNames: Readonly<Record<keyof typeof english, string>> = {
  'tirisfal-glades': 'Clareiras de Tirisfal',
  'silverpine-forest': 'Floresta de Pinhaprata',
  'hillsbrad-foothills': 'Contraforte de Eira dos Montes',
  'alterac-mountains': 'Montanhas de Alterac',
  'western-plaguelands': 'Terras Pestilentas Ocidentais',
  'eastern-plaguelands': 'Terras Pestilentas Orientais',
  'the-hinterlands': 'Terras Agrestes',
  'arathi-highlands': 'Planalto Arathi',
  wetlands: 'Pantanal',
  'loch-modan': 'Loch Modan',
  'dun-morogh': 'Dun Morogh',
  badlands: 'Ermos',
  'searing-gorge': 'Garganta Abrasadora',
  'blackrock-mountain': 'Montanha Rocha Negra',
  'burning-steppes': 'Estepes Ardentes',
  'elwynn-forest': 'Floresta de Elwynn',
  westfall: 'Cerro Oeste',
  'redridge-mountains': 'Montanhas Cristarrubra',
  duskwood: 'Floresta do Crepúsculo',
  'deadwind-pass': 'Trilha do Vento Morto',
  'swamp-of-sorrows': 'Pântano das Mágoas',
  'blasted-lands': 'Barreira do Inferno',
  'stranglethorn-vale': 'Selva do Espinhaço',
};
