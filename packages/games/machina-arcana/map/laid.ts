/** Tiles on the table: where they lie, how they are turned, and which go when another comes. */
import type { Place } from '@tavolo/squares';
import type { Content } from '../vocabulary/content.ts';
import { beyond, exitSquares, type Side, sides, tileSize } from '../vocabulary/faces.ts';
import type { FaceId } from '../vocabulary/ids.ts';

/** A tile that lies on the table: the side that is up, its column and row, and how many quarters it was turned clockwise. */
export type Laid = {
  readonly face: FaceId;
  readonly column: number;
  readonly row: number;
  readonly turns: number;
};

/** Both sides of a tile. */
export const sidesOf = ({ faces }: Pick<Content, 'faces'>, tile: string): readonly FaceId[] =>
  [...faces.values()].filter((face) => face.tile === tile).map(({ id }) => id);

/** The map is never wider or higher than so many tiles. [ma/actions.5.3] */
const mostTiles = 2;

/** The tile that a square belongs to, as its column and row. */
const tileOf = ([x, y]: Place): readonly [column: number, row: number] => [
  Math.floor(x / tileSize),
  Math.floor(y / tileSize),
];

/** Whether a square is on one of some tiles. */
export function isOnOneOf(tiles: readonly Laid[], at: Place): boolean {
  const [column, row] = tileOf(at);
  return lies(tiles, column, row) !== undefined;
}

const lies = (laid: readonly Laid[], column: number, row: number): Laid | undefined =>
  laid.find((tile) => tile.column === column && tile.row === row);

/** The sides on which a square leads out of its tile to where no tile lies. [ma/actions.5.2] */
export function unexploredSides(laid: readonly Laid[], place: Place): readonly Side[] {
  const [column, row] = tileOf(place);
  const [x, y] = [place[0] - tileSize * column, place[1] - tileSize * row];
  return sides.filter((side) => {
    const [columns, rows] = beyond[side];
    const isExit = exitSquares[side].some(([ex, ey]) => ex === x && ey === y);
    return isExit && lies(laid, column + columns, row + rows) === undefined;
  });
}

/** A new tile, laid beyond a side of the tile of a square, with its arrow toward it. [ma/actions.5.7] */
export function laidBeyond(place: Place, side: Side, face: FaceId): Laid {
  const [column, row] = tileOf(place);
  const [columns, rows] = beyond[side];
  return { face, column: column + columns, row: row + rows, turns: sides.indexOf(side) };
}

/** The tiles that scroll off when a tile is laid: the column, or the row, that is farthest from it. [ma/actions.5.3] */
export function scrolledOff(laid: readonly Laid[], added: Laid): readonly Laid[] {
  const far = (position: (tile: Laid) => number): ((tile: Laid) => boolean) => {
    const here = position(added);
    return (tile) => Math.abs(position(tile) - here) >= mostTiles;
  };
  const [isFarColumn, isFarRow] = [far(({ column }) => column), far(({ row }) => row)];
  return laid.filter((tile) => isFarColumn(tile) || isFarRow(tile));
}
