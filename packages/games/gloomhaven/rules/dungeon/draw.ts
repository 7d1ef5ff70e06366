import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { gateOption } from '../../options.ts';
import type { Gate, RoomCard } from '../../vocabulary/dungeon.ts';
import type { DungeonCardId, RoomCardId } from '../../vocabulary/ids.ts';
import { tableDecider } from '../figures.ts';
import { dungeonRooms, exitId } from '../map/dungeon.ts';
import { scenarioOf } from '../map/in-play.ts';

/** Played with rooms that are drawn instead of a printed map. [gh/variants.12] */
export const isDungeon = (g: Table): boolean => scenarioOf(g).drawn === true;

/** The first room of a dungeon, with the entrance that the players choose. [gh/variants.14, gh/variants.17] */
export function* drawFirstRoom(g: Gloom): Rule {
  const card = drawRoomCard(g);
  const gates = card.entrances.map((_, n) => gateOption(n));
  const gate = yield* choose('dungeon-gate', {
    seat: tableDecider(g.state),
    rule: 'gh/variants.17',
    from: gates,
    about: () => ({ room: card.id }),
  });
  putRoom(g, card, gates.indexOf(gate));
}

/** The room behind an exit: cards that have no entrance of its type are discarded. [gh/variants.19, gh/variants.21] */
export function drawNextRoom(g: Gloom, door: string): void {
  const number = g.state.dungeon.length;
  const last = g.state.dungeon[number - 1];
  if (last === undefined || number === dungeonRooms) return;
  const { exits } = theRoomCard(g, last.room);
  const exit = exits.findIndex((_, n) => exitId(number, n) === door);
  const type = exits[exit]?.type;
  if (type === undefined) return;
  const isMatching = (gate: Gate): boolean => gate.type === type;
  let card = drawRoomCard(g);
  while (!card.entrances.some(isMatching)) card = drawRoomCard(g);
  last.exit = exit;
  putRoom(g, card, card.entrances.findIndex(isMatching));
}

function putRoom(g: Gloom, { id }: RoomCard, entrance: number): void {
  g.state.dungeon.push({ room: id, monsters: drawMonsters(g), entrance, exit: -1 });
}

/** The pile has no order, so a draw takes any. When it is empty the discarded cards make a new one. [gh/variants.14] */
function drawRoomCard(g: Gloom): RoomCard {
  const used = g.state.dungeon.map(({ room }) => room);
  const all = [...g.content.roomCards.keys()];
  const left = g.state.dungeonRoomsLeft;
  if (left.length === 0) left.push(...all.filter((id) => !used.includes(id)));
  return theRoomCard(g, taken(left, g.chance.stream('dungeon rooms').below(left.length)));
}

function drawMonsters(g: Gloom): DungeonCardId {
  const used = g.state.dungeon.map(({ monsters }) => monsters);
  const all = [...g.content.dungeonCards.keys()];
  const left = g.state.dungeonCardsLeft;
  if (left.length === 0) left.push(...all.filter((id) => !used.includes(id)));
  return taken(left, g.chance.stream('dungeon monsters').below(left.length));
}

function taken<Id extends string>(from: Id[], place: number): Id {
  const [id] = from.splice(place, 1);
  if (id === undefined) throw new Error('there are no dungeon cards');
  return id;
}

export function theRoomCard({ content }: Table, id: RoomCardId): RoomCard {
  const card = content.roomCards.get(id);
  if (card === undefined) throw new Error(`there is no room card ${id}`);
  return card;
}
