import { plus, turned } from '@tavolo/hexes';
import type { Content } from '../../vocabulary/content.ts';
import type { Cell, PlacedTile, Tile } from '../../vocabulary/scenarios.ts';

/** The part of the box that maps are made of. */
export type Tiles = Pick<Content, 'tiles'>;

/** The hexes of a tile that is laid out. */
export function cellsOf({ tiles }: Tiles, { tile, at, turns }: Omit<PlacedTile, 'room'>): readonly Cell[] {
  const side = tiles.get(tile);
  if (side === undefined) throw new Error(`There is no tile ${tile}`);
  return turned(drawn(side), turns).map((cell) => plus(at, cell));
}

/** The hexes of a tile as it is drawn: odd rows are shifted right by half a hex. */
const drawn = ({ rows }: Tile): readonly Cell[] =>
  rows.flatMap((row, r) =>
    [...row].flatMap((mark, x): readonly Cell[] => (mark === '#' ? [[x - Math.floor(r / 2), r]] : [])),
  );
