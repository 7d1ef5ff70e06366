import type { Edge, Place } from '@tavolo/squares';
import type { FaceId } from './ids.ts';
import type { SpaceKind } from './terms.ts';

/** How many squares a tile is wide and high. [ma/map.1] */
export const tileSize = 10;

/** The sides of a tile, numbered as directions are: a quarter turn clockwise is one more. */
export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

/** Where a side leads: to the next column or row. */
export const beyond: { readonly [S in Side]: Place } = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** One side of a tile as it is printed, with its arrow to the south. */
export type Face = {
  readonly id: FaceId;
  /** The tile that it is a side of; `null`: of an endgame. */
  readonly tile: string | null;
  /** Row by row. */
  readonly spaces: readonly SpaceKind[];
  /** What stands at the east and at the south of each square; doors are numbered from 0 on. */
  readonly east: readonly (Edge | null)[];
  readonly south: readonly (Edge | null)[];
  readonly doors: number;
  readonly exits: readonly Side[];
};

/** The two squares of an exit, the first coordinates first. [ma/map.1] */
export const exitSquares: { readonly [S in Side]: readonly [Place, Place] } = {
  north: [
    [4, 0],
    [5, 0],
  ],
  east: [
    [9, 4],
    [9, 5],
  ],
  south: [
    [4, 9],
    [5, 9],
  ],
  west: [
    [0, 4],
    [0, 5],
  ],
};
