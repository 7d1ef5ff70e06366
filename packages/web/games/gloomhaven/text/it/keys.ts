import type { WordedKey } from '../../../face.ts';

/** What keys do on the board. */
export const keys: readonly WordedKey[] = [
  ['Frecce', 'sulla mappa: passa da un esagono o da una miniatura illuminata all’altra, o sposta la mappa'],
  ['Maiusc Invio', 'sulla mappa: esamina l’elemento attivo'],
  ['+ −', 'sulla mappa: ingrandisci, rimpicciolisci'],
  ['0', 'sulla mappa: mostra tutta la mappa'],
  ['N', 'sulla mappa: mostra o nascondi le coordinate'],
  ['R', 'mentre piazzi un’area: ruotala'],
];
