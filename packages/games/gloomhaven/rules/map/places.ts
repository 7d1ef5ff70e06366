import { hexId } from '@tavolo/hexes';
import type { HexId } from '../../vocabulary/ids.ts';
import type { Cell } from '../../vocabulary/scenarios.ts';

/** A hex of the map and the rooms it belongs to: one, or all that a seam joins. */
export type Place = { readonly hex: HexId; readonly cell: Cell; readonly rooms: readonly number[] };

export type Places = ReadonlyMap<HexId, Place>;

/** Neighbours with a wall between them. */
export type Wall = readonly [Place, Place];

/** A door and its hex. Behind the exit of a dungeon's last drawn room there is nothing yet. */
export type PlacedDoor = {
  readonly id: string;
  readonly hex: HexId;
  readonly rooms: readonly [number, number];
  readonly locked: boolean;
};

/** A map as it lies on the table, whatever of it is revealed. */
export type Layout = {
  readonly places: Places;
  /** By id; locked ones in the order in which a boss opens them. */
  readonly doors: ReadonlyMap<string, PlacedDoor>;
  readonly walls: readonly Wall[];
  /** Where characters may begin. [gh/setup.10] */
  readonly start: readonly HexId[];
  readonly markers: { readonly [letter: string]: readonly HexId[] };
};

/** The name of a hex. The geometry makes it, the game brands it. */
export const hexOf = (cell: Cell): HexId => hexId(cell) as string as HexId;
