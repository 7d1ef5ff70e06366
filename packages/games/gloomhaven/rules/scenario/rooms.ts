import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { ByCharacters, Cell, Occasion } from '../../vocabulary/scenarios.ts';
import { contentsOf } from '../dungeon/contents.ts';
import { drawNextRoom, isDungeon } from '../dungeon/draw.ts';
import { sufferPenalty } from '../dungeon/penalties.ts';
import { countTally, heroOf } from '../figures.ts';
import { layoutIn } from '../map/in-play.ts';
import { hexOf } from '../map/places.ts';
import { drawCardFor } from '../turns/monster-types.ts';
import { dropCoin, makePiece } from './pieces.ts';
import { type Coming, putMonsters } from './placing.ts';
import { occasion } from './scenario-rules.ts';

/** The rank for this number of characters. [gh/setup.6] */
const rankFor = (g: Gloom, ranks: ByCharacters): ByCharacters[number] =>
  ranks[Math.max(2, g.state.options.characters) - 2] ?? null;

/** A door opens for good, and what is behind it is revealed at once. [gh/terrain.5, gh/move.15] */
export function* openDoor(g: Gloom, id: string, by: Figure | null): Rule {
  const door = layoutIn(g).doors.get(id);
  if (door === undefined || g.state.openDoors.includes(id)) return;
  g.state.openDoors.push(id);
  g.reveal();
  g.tell({ is: 'door-opened', door: id, by: by?.id ?? null }, 'gh/move.15');
  drawNextRoom(g, id);
  const behind = door.rooms.filter((room) => !g.state.rooms.includes(room));
  for (const room of behind) revealRoom(g, room, [door.hex]);
  const hero = by === null ? null : heroOf(g.state, by);
  if (behind.length > 0 && hero !== null) noteRevealed(g, hero);
  yield* happens(g, { is: 'door-opened', door: id });
  for (const room of behind) {
    yield* sufferPenalty(g, room, by);
    yield* happens(g, { is: 'room-revealed', room });
  }
}

/** A room is revealed although none of its doors is opened. [gh/bosses.8] */
export function* revealWith(g: Gloom, room: number, from: HexId): Rule {
  if (g.state.rooms.includes(room)) return;
  g.reveal();
  revealRoom(g, room, [from]);
  yield* happens(g, { is: 'room-revealed', room });
}

/** On the own turn it counts for a goal; on another's those revealed may act first. [gh/setup.14, gh/A-29] */
function noteRevealed({ state: { turn } }: Gloom, hero: Hero): void {
  if (turn === null) return;
  if (turn.figure === hero.id) countTally(hero, 'doors');
  else turn.revealedRoom = true;
}

/** The scenario's own rules for a moment, and the doors they open. */
export function* happens(g: Gloom, now: Occasion): Rule {
  for (const door of yield* occasion(g, now)) yield* openDoor(g, door, null);
}

/** Overlays, money and monsters of a room, for as many characters as began. [gh/move.19, gh/round.29] */
export function revealRoom(g: Gloom, room: number, from: readonly HexId[]): void {
  g.state.rooms.push(room);
  if (g.state.round > 0) g.tell({ is: 'room-revealed', room }, 'gh/move.19');
  furnish(g, room);
  const { monsters } = contentsOf(g);
  const coming = monsters
    .filter((it) => it.room === room)
    .flatMap(({ monster, cell, ranks }): Coming[] => {
      const rank = rankFor(g, ranks);
      return rank === null ? [] : [{ monster, rank, hex: hexOf(cell), how: 'revealed' }];
    });
  putMonsters(g, coming, from);
  for (const { monster } of coming) drawCardFor(g, monster);
}

/** The overlays of a room. [gh/setup.11] */
function furnish(g: Gloom, room: number): void {
  const { terrain, traps, coins, treasures, plates } = contentsOf(g);
  const here = <Thing extends { readonly room: number }>(things: readonly Thing[]): readonly Thing[] =>
    things.filter((it) => it.room === room);
  const one = (cell: Cell): HexId[] => [hexOf(cell)];
  for (const { is, look, cells } of here(terrain)) makePiece(g, { is, look, hexes: cells.map(hexOf) });
  for (const { cell, damage, conditions = [] } of here(traps)) {
    const value = damage ? g.state.trapDamage : 0;
    makePiece(g, { is: 'trap', look: 'trap', hexes: one(cell), value, conditions: [...conditions] });
  }
  for (const { cell, count } of here(coins)) dropCoin(g, hexOf(cell), count);
  for (const { cell, treasure } of here(treasures)) placeTreasure(g, hexOf(cell), treasure);
  for (const { cell } of here(plates)) makePiece(g, { is: 'plate', look: 'plate', hexes: one(cell) });
}

/**
 * Goal tiles lie there every time, numbered ones until somebody has looted them. Those of a random dungeon are
 * numbered by their rooms, not by the campaign. [gh/terrain.29, gh/variants.25]
 */
function placeTreasure(g: Gloom, hex: HexId, treasure: number | 'goal'): void {
  if (treasure === 'goal') makePiece(g, { is: 'treasure', hexes: [hex], look: 'goal' });
  else if (isDungeon(g) || !g.state.lootedBefore.includes(treasure))
    makePiece(g, { is: 'treasure', hexes: [hex], look: 'treasure', value: treasure });
}
