import type { Face } from '../vocabulary/faces.ts';
import { endgameTiles } from './faces/endgames.ts';
import { tilesAAndB } from './faces/tiles-a-and-b.ts';
import { tilesCAndD } from './faces/tiles-c-and-d.ts';
import { tilesEAndF } from './faces/tiles-e-and-f.ts';
import { tilesGAndH } from './faces/tiles-g-and-h.ts';
import { tilesIAndJ } from './faces/tiles-i-and-j.ts';

/** Every side of a tile. */
export const faces: readonly Face[] = [
  ...endgameTiles,
  ...tilesAAndB,
  ...tilesCAndD,
  ...tilesEAndF,
  ...tilesGAndH,
  ...tilesIAndJ,
];
