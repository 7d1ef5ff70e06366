import type { MonsterId, TileId } from '../../vocabulary/ids.ts';
import type { Look, PlacedTrap, ScenarioMap, TerrainKind } from '../../vocabulary/scenarios.ts';
import { hex, hexes, pieces } from './hexes.ts';
import { ranksOf } from './ranks.ts';

/** How a scenario's map is written: room by room. Ids are branded here, where they are made. */

export type Part = Partial<ScenarioMap>;
/** What is found in a room, once it is told in which. */
type Found = (room: number) => Part;

export const room = (number: number, ...found: readonly Found[]): Part =>
  whole(found.map((each) => each(number)));

/** A tile, the place of its first hex, and how often it is turned by 60 degrees. */
export const tile =
  (id: string, at: string, turns = 0): Found =>
  (room) => ({ tiles: [{ tile: id as TileId, at: hex(at), turns, room }] });
/** Hexes between two tiles of one room. */
export const corridor =
  (at: string): Found =>
  (room) => ({ seams: hexes(at).map((cell) => ({ cell, rooms: [room] })) });
export const start =
  (at: string): Found =>
  () => ({ start: hexes(at) });

const terrain =
  (is: TerrainKind) =>
  (look: Look, at: string): Found =>
  (room) => ({ terrain: pieces(is, look, at).map((piece) => ({ ...piece, room })) });
export const obstacles = terrain('obstacle');
export const hazards = terrain('hazard');
export const difficult = terrain('difficult');

/**
 * What the traps of a scenario do is known to us by their pictures alone. We decided: all do damage, bear traps
 * immobilize, gas poisons.
 */
const effects = {
  spike: { damage: true },
  bear: { damage: true, conditions: ['immobilize'] },
  poison: { damage: true, conditions: ['poison'] },
} as const satisfies { readonly [look: string]: Pick<PlacedTrap, 'damage' | 'conditions'> };
export const traps =
  (look: keyof typeof effects, at: string): Found =>
  (room) => ({ traps: hexes(at).map((cell) => ({ cell, room, ...effects[look] })) });

export const coins =
  (at: string): Found =>
  (room) => ({ coins: hexes(at).map((cell) => ({ cell, room, count: 1 })) });
export const treasure =
  (number: number | 'goal', at: string): Found =>
  (room) => ({ treasures: [{ treasure: number, cell: hex(at), room }] });
export const goalTreasure = (at: string): Found => treasure('goal', at);
export const plate =
  (id: string, at: string): Found =>
  (room) => ({ plates: [{ id, cell: hex(at), room }] });

/** Monsters of one type by their marks for 2, 3 and 4 characters: `{ '-ne': '0,1 4,2' }`. */
export const monsters =
  (id: string, byMarks: { readonly [marks: string]: string }): Found =>
  (room) => ({
    monsters: Object.entries(byMarks).flatMap(([marks, at]) =>
      hexes(at).map((cell) => ({ monster: id as MonsterId, cell, room, ranks: ranksOf(marks) })),
    ),
  });

/** A door is named after the two rooms it joins, `'1-2'`; a second one between them, `'1-2b'`. */
export function door(id: string, at: string, words: { readonly locked?: true } = {}): Part {
  const [one, other] = id.split('-').map((room) => Number.parseInt(room, 10));
  if (one === undefined || other === undefined) throw new Error(`A door joins two rooms, not "${id}"`);
  const [cell, rooms] = [hex(at), [one, other] as const];
  return { seams: [{ cell, rooms }], doors: [{ id, cell, rooms, ...words }] };
}
export const lockedDoor = (id: string, at: string): Part => door(id, at, { locked: true });
/** A wall between two neighbouring hexes of one room: `wall('1,7 2,6')`. */
export function wall(between: string): Part {
  const [one, other] = hexes(between);
  if (one === undefined || other === undefined) throw new Error(`A wall parts two hexes, not "${between}"`);
  return { walls: [[one, other]] };
}
export const marker = (letter: string, at: string): Part => ({ markers: { [letter]: hexes(at) } });

export const whole = (parts: readonly Part[]): ScenarioMap => ({
  tiles: parts.flatMap(({ tiles = [] }) => tiles),
  seams: parts.flatMap(({ seams = [] }) => seams),
  doors: parts.flatMap(({ doors = [] }) => doors),
  walls: parts.flatMap(({ walls = [] }) => walls),
  start: parts.flatMap(({ start = [] }) => start),
  terrain: parts.flatMap(({ terrain = [] }) => terrain),
  traps: parts.flatMap(({ traps = [] }) => traps),
  coins: parts.flatMap(({ coins = [] }) => coins),
  treasures: parts.flatMap(({ treasures = [] }) => treasures),
  plates: parts.flatMap(({ plates = [] }) => plates),
  monsters: parts.flatMap(({ monsters = [] }) => monsters),
  markers: Object.assign({}, ...parts.map(({ markers = {} }) => markers)),
});
