/** Where things are, found on the map as it is seen, for sentences to say. */
import { directionTo, type Place } from '@tavolo/squares';
import type { DoorId } from '../map/ground.ts';
import { beyond, type Side, tileSize } from '../vocabulary/faces.ts';
import type { FaceId, UnitId } from '../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../vocabulary/places.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import type { Naming } from './naming.ts';

/** The eight directions, in the order in which squares count them. */
const ways = [
  'north',
  'east',
  'south',
  'west',
  'north-east',
  'south-east',
  'south-west',
  'north-west',
] as const;
export type Way = (typeof ways)[number];

/** A space by its tile, and by its column and row there; `null`: no tile lies there any more. */
export type Spot = { readonly face: FaceId; readonly column: number; readonly row: number };

export function spotAt({ view }: Pick<Naming, 'view'>, space: SpaceId): Spot | null {
  const [x, y] = placeOf(space);
  const face = faceAt({ view }, Math.floor(x / tileSize), Math.floor(y / tileSize));
  return face === null ? null : { face, column: within(x), row: within(y) };
}

const within = (n: number): number => n - tileSize * Math.floor(n / tileSize);

/** The side of the tile that lies at a column and a row of tiles. */
export const faceAt = ({ view }: Pick<Naming, 'view'>, column: number, row: number): FaceId | null =>
  view.tiles.find((tile) => tile.column === column && tile.row === row)?.face ?? null;

/** What a space is now; `null`: no tile lies there any more. */
export function kindAt(table: Naming, space: SpaceId): SpaceKind | null {
  const terrain = table.terrain();
  const cell = terrain.cell(space);
  return cell < 0 ? null : terrain.kind(cell);
}

/** The way from one space toward another; `null`: they are the same. */
export const wayTo = (from: SpaceId, to: SpaceId): Way | null => wayBetween(placeOf(from), placeOf(to));

const wayBetween = (from: Place, to: Place): Way | null => ways[directionTo(from, to)] ?? null;

/** How far to the north or south and to the east or west a space lies of another; straight and slanting ways are one. */
export function offsetTo(from: SpaceId, to: SpaceId): readonly { readonly n: number; readonly way: Way }[] {
  const [x, y] = placeOf(from);
  const [tx, ty] = placeOf(to);
  const [dx, dy] = [Math.abs(tx - x), Math.abs(ty - y)];
  const way = wayTo(from, to);
  if (way === null) return [];
  if (dx === dy || dx === 0 || dy === 0) return [{ n: Math.max(dx, dy), way }];
  return [
    { n: dy, way: ty < y ? 'north' : 'south' },
    { n: dx, way: tx < x ? 'west' : 'east' },
  ];
}

/** The way from a space to a door: across a side of the space, or beyond one of its corners. */
export function wayToDoor(from: SpaceId, door: DoorId): Way | null {
  const [x, y] = placeOf(from);
  const [dx, dy, side] = door.split(',');
  const [ox, oy] = beyond[side as Side]; // the side of a door's name
  return wayBetween([2 * x, 2 * y], [2 * Number(dx) + ox, 2 * Number(dy) + oy]);
}

/** Where a unit stands; `null`: it is not on the map. */
export const whereIs = ({ view }: Pick<Naming, 'view'>, unit: UnitId | null): SpaceId | null =>
  view.explorers.find(({ explorer }) => explorer === unit)?.at ??
  view.monsters.find(({ monster }) => monster === unit)?.at ??
  null;

/** Where somebody who walked came from and went, and in how many steps. */
export function ends(way: readonly SpaceId[]): {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly steps: number;
} {
  const [from, to] = [way[0], way.at(-1)];
  if (from === undefined || to === undefined) throw new Error('Nobody walked anywhere');
  return { from, to, steps: way.length - 1 };
}
