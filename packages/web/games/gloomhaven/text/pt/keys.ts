import type { WordedKey } from '../../../face.ts';

/** What keys do on the board. */
export const keys: readonly WordedKey[] = [
  ['Setas', 'no mapa: ir de um hexágono ou figura em destaque para outro, ou mover o mapa'],
  ['Shift Enter', 'no mapa: examinar o item em foco'],
  ['+ −', 'no mapa: aumentar e diminuir o zoom'],
  ['0', 'no mapa: mostrar o mapa inteiro'],
  ['N', 'no mapa: mostrar ou ocultar as coordenadas'],
  ['R', 'ao colocar uma área: girá-la'],
];
