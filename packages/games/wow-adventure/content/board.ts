import type { Space } from '../vocabulary/board.ts';
import { kingdom } from './board/kingdom.ts';
import { midlands } from './board/midlands.ts';
import { mountains } from './board/mountains.ts';
import { north } from './board/north.ts';
import { plaguelands } from './board/plaguelands.ts';
import { south } from './board/south.ts';

/** The Eastern Kingdoms, from north to south. */
export const spaces: readonly Space[] = [
  ...north,
  ...plaguelands,
  ...midlands,
  ...mountains,
  ...kingdom,
  ...south,
];
