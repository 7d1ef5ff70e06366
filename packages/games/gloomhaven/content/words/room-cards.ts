import type { Gate, RoomCard } from '../../vocabulary/dungeon.ts';
import type { RoomCardId, TileId } from '../../vocabulary/ids.ts';
import { hex, hexes } from './hexes.ts';

/** How a room of a random dungeon is written. Ids are branded here, where they are made. */

type Tile = RoomCard['tiles'][number];
export const laid = (id: string, at: string, turns = 0): Tile => ({ tile: id as TileId, at: hex(at), turns });

/** Gates by type; a room has at most one entrance and one exit of each. */
type Gates = { readonly A?: string; readonly B?: string };
const gates = (byType: Gates): readonly Gate[] =>
  (['A', 'B'] as const).flatMap((type) => {
    const at = byType[type];
    return at === undefined ? [] : [{ type, cell: hex(at) }];
  });

type Words = Omit<RoomCard, 'id' | 'spots' | 'entrances' | 'exits'> & {
  /** Positions 1 to 12. */
  readonly spots: string;
  readonly entrances: Gates;
  readonly exits: Gates;
};

export const roomCard = (id: string, { spots, entrances, exits, ...words }: Words): RoomCard => ({
  ...{ id: id as RoomCardId, ...words },
  ...{ spots: hexes(spots), entrances: gates(entrances), exits: gates(exits) },
});
