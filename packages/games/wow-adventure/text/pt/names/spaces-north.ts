import type { northernSpaceNames as english } from '../../en/names/spaces-north.ts';

/** What the spaces of the northern half of the map are called in Portuguese, zone by zone. */
export const northernSpaceNames: Readonly<Record<keyof typeof english, string>> = {
  // Tirisfal Glades.
  undercity: 'Cidade Baixa',
  brill: 'Montalvo',
  deathknell: 'Plangemortis',
  'tirisfal-1': 'Costa norte de Tirisfal',
  'tirisfal-2': 'Estrada leste de Tirisfal',
  'agamand-mills': 'Moinhos dos Agamand',
  'scarlet-monastery': 'Monastério Escarlate',

  // Silverpine Forest.
  'silverpine-1': 'Estrada norte de Pinhaprata',
  'the-sepulcher': 'Sepulcro',
  'fenris-isle': 'Margem da Ilha de Fenris',
  'silverpine-2': 'Estrada sul de Pinhaprata',
  'shadowfang-keep': 'Bastilha da Presa Negra',
  'silverpine-3': 'Vilarejo Lenhardente',

  // Hillsbrad Foothills.
  'hillsbrad-1': 'Campos de Eira dos Montes',
  southshore: 'Costa Sul',
  'hillsbrad-2': 'Cruzamento de Eira dos Montes',
  'tarren-mill': 'Serraria Tarren',
  'hillsbrad-3': 'Forte do Desterro',

  // Alterac Mountains.
  dalaran: 'Dalaran',
  'alterac-1': 'Ruínas de Alterac',
  'alterac-2': 'Passo de Alterac',

  // Western Plaguelands.
  'wpl-1': 'Baluarte',
  'wpl-2': 'Campo Pedravil',
  hearthglen: 'Amparo',
  andorhal: 'Andorhal',
  'wpl-3': 'Acampamento Ventogelante',
  'caer-darrow': 'Castro das Flechas',
  scholomance: 'Scolomântia',
  'wpl-4': 'Rio Thondroril',

  // Eastern Plaguelands.
  'epl-1': 'Oeste das Terras Pestilentas',
  'epl-2': 'Cruzamento de Corin',
  'epl-3': 'Bosque Pestilento',
  stratholme: 'Stratholme',
  naxxramas: 'Naxxramas',
  'lights-hope-chapel': 'Capela Esperança da Luz',
  'tyrs-hand': 'Manopla de Tyr',

  // The Hinterlands.
  'aerie-peak': 'Ninho da Águia',
  'hinterlands-1': 'Mirante',
  jinthaalor: "Jintha'Alor",
  'revantusk-village': 'Aldeia Revatusco',

  // Arathi Highlands.
  'stromgarde-keep': 'Bastilha de Stromgarde',
  'refuge-pointe': 'Ponta do Refúgio',
  hammerfall: 'Ruína do Martelo',
  'thandol-span': 'Ponte de Thandol',

  // Wetlands.
  'wetlands-1': 'Dun Modr',
  'menethil-harbor': 'Porto de Menethil',
  'wetlands-2': 'Estrada Presirada',
  'grim-batol': 'Grim Batol',
};
