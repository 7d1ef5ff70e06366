/** Exits that lead nowhere yet: the sides of tiles beyond which no tile lies. [ma/chapters.13] */
import type { Place } from '@tavolo/squares';
import type { Content } from '../vocabulary/content.ts';
import { beyond, exitSquares, type Side, sides, tileSize } from '../vocabulary/faces.ts';
import type { Laid } from './laid.ts';

/** A side of a tile, by where the tile lies. */
export type Exit = { readonly column: number; readonly row: number; readonly side: Side };

/** A printed side of a tile as it lies. */
const sideAsLaid = (side: Side, turns: number): Side =>
  sides[(sides.indexOf(side) + turns) % sides.length] ?? side;

/** The side with the arrow. [ma/actions.5.1] */
export const arrowOf = ({ column, row, turns }: Laid): Exit => ({
  column,
  row,
  side: sideAsLaid('south', turns),
});

/** All exits of the map beyond which no tile lies, tile by tile. */
export const openExits = ({ faces }: Pick<Content, 'faces'>, laid: readonly Laid[]): readonly Exit[] =>
  laid.flatMap(({ face, column, row, turns }) =>
    (faces.get(face)?.exits ?? [])
      .map((side): Exit => ({ column, row, side: sideAsLaid(side, turns) }))
      .filter((exit) => !leadsToATile(laid, exit)),
  );

function leadsToATile(laid: readonly Laid[], { column, row, side }: Exit): boolean {
  const [columns, rows] = beyond[side];
  return laid.some((tile) => tile.column === column + columns && tile.row === row + rows);
}

/** The two squares of an exit, the lower coordinates first. [ma/map.1] */
export const squaresOf = ({ column, row, side }: Exit): readonly Place[] =>
  exitSquares[side].map(([x, y]): Place => [tileSize * column + x, tileSize * row + y]);

export const isSameExit = (one: Exit, other: Exit): boolean =>
  one.column === other.column && one.row === other.row && one.side === other.side;
