import type { WordedKey } from '../../../face.ts';

/** What keys do on the board. */
export const keys: readonly WordedKey[] = [
  ['Arrows', 'on the map: go from one lit hex or figure to the next, or move the map'],
  ['Shift Enter', 'on the map: inspect what has the focus'],
  ['+ −', 'on the map: zoom in, zoom out'],
  ['0', 'on the map: show the whole map'],
  ['N', 'on the map: show or hide the coordinates'],
  ['R', 'while placing an area: rotate it'],
];
