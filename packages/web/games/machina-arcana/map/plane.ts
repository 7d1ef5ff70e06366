import { beyond, placeOf, type Side, type SpaceId, sides, tileSize } from '@tavolo/machina-arcana';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';

/** How long the side of a space is, in units of the drawing: two tiles side by side can be read on a desk, one on a phone. */
export const side = 60;

/** The corner of a place that lies farthest to the north-west. */
export const cornerOf = ([x, y]: readonly [number, number]): Point => [x * side, y * side];

export const middleOf = (space: SpaceId): Point => {
  const [x, y] = cornerOf(placeOf(space));
  return [x + side / 2, y + side / 2];
};

/** The middle of something that is so many spaces wide and high. */
export const middleOfLarge = (space: SpaceId, size: number): Point => {
  const [x, y] = cornerOf(placeOf(space));
  return [x + (side * size) / 2, y + (side * size) / 2];
};

export const translated = ([x, y]: Point): string => `translate(${x} ${y})`;

/** Where tiles lie. */
type Lying = { readonly column: number; readonly row: number };

/** The length of a tile's side. */
export const tileSide = side * tileSize;

export const tileCorner = ({ column, row }: Lying): Point => [column * tileSide, row * tileSide];

/** What all these tiles take up, with a little room around. */
export function boundsOfTiles(tiles: readonly Lying[]): Bounds {
  const room = side * 0.4;
  const columns = tiles.map(({ column }) => column);
  const rows = tiles.map(({ row }) => row);
  if (tiles.length === 0) return { left: 0, top: 0, right: tileSide, bottom: tileSide };
  return {
    left: Math.min(...columns) * tileSide - room,
    top: Math.min(...rows) * tileSide - room,
    right: (Math.max(...columns) + 1) * tileSide + room,
    bottom: (Math.max(...rows) + 1) * tileSide + room,
  };
}

/** The middle of a side of a tile. */
export function exitMiddle({ column, row }: Lying, exit: Side): Point {
  const [x, y] = tileCorner({ column, row });
  const [dx, dy] = beyond[exit];
  return [x + (tileSide / 2) * (1 + dx), y + (tileSide / 2) * (1 + dy)];
}

/** How far the arrow of a side is turned, from the north. */
export const turnOf = (exit: Side): number => sides.indexOf(exit) * 90;

/** A number that a place always has, from 0 to below `n`: so that no two stones look the same, and all stay as they are. */
export function grain([x, y]: readonly [number, number], n: number): number {
  const mixed = Math.imul(x * 73 + 19, 0x9e3779b1) ^ Math.imul(y * 151 + 7, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
}
