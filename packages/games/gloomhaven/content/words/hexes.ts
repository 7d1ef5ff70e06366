import { axialOf } from '@tavolo/hexes';
import type { Cell, Look, PlacedTerrain, TerrainKind } from '../../vocabulary/scenarios.ts';

/** Hexes are written as they are named, `'3,-1'`, several of them in one text. */

export function hex(name: string): Cell {
  const cell = axialOf(name);
  if (cell === null) throw new Error(`"${name}" is not the name of a hex`);
  return cell;
}

export const hexes = (names: string): readonly Cell[] => names.split(' ').map(hex);

/** Pieces of terrain, each on one hex, or on several joined by a plus: `'0,2 4,1+4,2'`. */
export const pieces = (is: TerrainKind, look: Look, where: string): readonly Omit<PlacedTerrain, 'room'>[] =>
  where.split(' ').map((piece) => ({ is, look, cells: piece.split('+').map(hex) }));
