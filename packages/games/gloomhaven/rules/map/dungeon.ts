import { distance, plus } from '@tavolo/hexes';
import type { Content } from '../../vocabulary/content.ts';
import type { Gate, RoomCard } from '../../vocabulary/dungeon.ts';
import type { HexId, RoomCardId } from '../../vocabulary/ids.ts';
import type { Cell, Door, PlacedTerrain } from '../../vocabulary/scenarios.ts';
import { laidOut, type MapPlan } from './layout.ts';
import { hexOf, type Layout } from './places.ts';
import { cellsOf } from './tiles.ts';

/** A dungeon has so many rooms; the last one has no exit. [gh/variants.13, gh/variants.27] */
export const dungeonRooms = 3;

/** A room card that was drawn, the entrance and the exit that were used, by their places on the card. */
export type DrawnRoom = {
  readonly room: RoomCardId;
  readonly entrance: number;
  /** -1: none used yet. */
  readonly exit: number;
};

/** A room of a dungeon as it lies on the table, and what its card shows there. */
export type DungeonRoom = {
  readonly card: RoomCard;
  /** Rooms count from 1. */
  readonly room: number;
  /** How far it is shifted from where its card draws it. */
  readonly by: Cell;
  /** The twelve numbered positions. [gh/variants.15] */
  readonly spots: readonly HexId[];
  readonly terrain: readonly PlacedTerrain[];
};

type Cards = Pick<Content, 'tiles' | 'roomCards'>;

const byCards = new WeakMap<Cards['roomCards'], Map<string, Layout>>();

/** The map of a random dungeon, as far as it is drawn. [gh/variants.18] */
export function dungeonLayout(box: Cards, drawn: readonly DrawnRoom[]): Layout {
  const layouts = byCards.get(box.roomCards) ?? new Map<string, Layout>();
  byCards.set(box.roomCards, layouts);
  const key = drawn.map(({ room, entrance, exit }) => `${room} ${entrance} ${exit}`).join('|');
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const layout = laidOut(box, planOf(box, drawn));
  layouts.set(key, layout);
  return layout;
}

/** The rooms drawn so far, each entered where the one before was left. */
export function roomsOf(box: Cards, drawn: readonly DrawnRoom[]): readonly DungeonRoom[] {
  const rooms: DungeonRoom[] = [];
  let gate: Cell | null = null;
  for (const { room: id, entrance, exit } of drawn) {
    const card = cardOf(box, id);
    const way = gateOf(card.entrances, entrance).cell;
    const by: Cell = gate === null ? [0, 0] : minus(gate, way);
    rooms.push(dungeonRoom(card, rooms.length + 1, by));
    gate = exit < 0 ? null : plus(gateOf(card.exits, exit).cell, by);
  }
  return rooms;
}

const dungeonRoom = (card: RoomCard, room: number, by: Cell): DungeonRoom => ({
  ...{ card, room, by },
  spots: card.spots.map((cell) => hexOf(plus(cell, by))),
  terrain: card.terrain.map((piece) => ({
    ...piece,
    room,
    cells: piece.cells.map((cell) => plus(cell, by)),
  })),
});

function planOf(box: Cards, drawn: readonly DrawnRoom[]): MapPlan {
  const rooms = roomsOf(box, drawn);
  const doors = rooms.flatMap((room) => exitsOf(room, drawn[room.room - 1]));
  const [first] = rooms;
  return {
    tiles: rooms.flatMap(({ card, room, by }) =>
      card.tiles.map(({ tile, at, turns }) => ({ tile, at: plus(at, by), turns, room })),
    ),
    seams: doors.map(({ cell, rooms: joined }) => ({ cell, rooms: joined })),
    doors,
    walls: [],
    start: first === undefined ? [] : startOf(box, first, drawn[0]?.entrance ?? 0),
    markers: {},
  };
}

/** The exit that was used, or all of them while none is; the last room has none. [gh/variants.20, gh/variants.27] */
function exitsOf({ card, room, by }: DungeonRoom, drawn: DrawnRoom | undefined): readonly Door[] {
  if (room === dungeonRooms) return [];
  const used = drawn?.exit ?? -1;
  return card.exits
    .map(
      ({ cell }, exit): Door => ({ id: exitId(room, exit), cell: plus(cell, by), rooms: [room, room + 1] }),
    )
    .filter((_, exit) => used < 0 || used === exit);
}

/** The door at an exit of a room. */
export const exitId = (room: number, exit: number): string => `${room}-${room + 1}-${exit}`;

/** The hexes within two of the entrance, without those of the room's own terrain. [gh/variants.17] */
function startOf(box: Cards, { card }: DungeonRoom, entrance: number): readonly Cell[] {
  const gate = gateOf(card.entrances, entrance).cell;
  const taken = new Set(card.terrain.flatMap(({ cells }) => cells).map(hexOf));
  return card.tiles
    .flatMap((tile) => cellsOf(box, tile))
    .filter((cell) => distance(cell, gate) <= 2 && !taken.has(hexOf(cell)));
}

function cardOf({ roomCards }: Cards, id: RoomCardId): RoomCard {
  const card = roomCards.get(id);
  if (card === undefined) throw new Error(`There is no room card ${id}`);
  return card;
}

function gateOf(gates: readonly Gate[], index: number): Gate {
  const gate = gates[index];
  if (gate === undefined) throw new Error(`A room has ${gates.length} such gates, and no gate ${index}`);
  return gate;
}

const minus = ([q, r]: Cell, [dq, dr]: Cell): Cell => [q - dq, r - dr];
