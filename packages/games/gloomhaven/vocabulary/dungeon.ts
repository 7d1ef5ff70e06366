import type { DungeonCardId, MonsterId, RoomCardId, TileId } from './ids.ts';
import type { ByCharacters, Cell, Look, PlacedTerrain, TerrainKind, TreasureReward } from './scenarios.ts';
import type { Token } from './terms.ts';

/** A way in or out of a dungeon room, of type A or B: the hex outside the tile where the door stands. [gh/variants.15] */
export type Gate = { readonly type: 'A' | 'B'; readonly cell: Cell };

export type Penalty =
  | { readonly is: 'condition'; readonly condition: Token; readonly whom: 'all' | 'opener' }
  | { readonly is: 'curse'; readonly count: number; readonly whom: 'all' | 'opener' }
  | { readonly is: 'damage'; readonly value: 'trap' | 'hazard'; readonly whom: 'all' | 'opener' }
  | { readonly is: 'discard' | 'lose'; readonly count: number; readonly whom: 'all' | 'opener' };

export type RoomCard = {
  readonly id: RoomCardId;
  readonly tiles: readonly { readonly tile: TileId; readonly at: Cell; readonly turns: number }[];
  /** The twelve numbered positions. */
  readonly spots: readonly Cell[];
  readonly terrain: readonly Omit<PlacedTerrain, 'room'>[];
  /** Entrances lie in the row below the lowest, exits in the row above the highest: rooms never meet but at a gate. */
  readonly entrances: readonly Gate[];
  readonly exits: readonly Gate[];
  readonly minor: Penalty;
  readonly major: Penalty;
};

/** What stands on a numbered position. [gh/variants.16] */
export type Spot =
  | { readonly is: 'monster'; readonly monster: MonsterId; readonly ranks: ByCharacters }
  | { readonly is: 'trap' | 'treasure' | 'coin' }
  | { readonly is: 'terrain'; readonly terrain: TerrainKind; readonly look: Look }
  | { readonly is: 'nothing' };

export type DungeonCard = {
  readonly id: DungeonCardId;
  readonly spots: readonly Spot[];
  readonly trap: { readonly damage: boolean; readonly conditions: readonly Token[] };
  readonly treasure: readonly TreasureReward[];
};
