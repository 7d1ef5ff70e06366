import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { dungeonCards, roomCards } from '../../content/dungeon.ts';
import { type DrawnRoom, dungeonLayout, exitId, roomsOf } from '../../rules/map/dungeon.ts';
import { hexOf } from '../../rules/map/places.ts';
import type { DungeonCard, Gate, RoomCard } from '../../vocabulary/dungeon.ts';
import { isConnected, mapBox, openField } from './map.ts';

const box = { ...mapBox, roomCards: new Map(roomCards.map((card) => [card.id, card])) };
const alone = (card: RoomCard, entrance = 0): DrawnRoom => ({ room: card.id, entrance, exit: -1 });
const rows = (gates: readonly Gate[]): readonly number[] => gates.map(({ cell: [, r] }) => r);
const types = (gates: readonly Gate[]): readonly string[] => gates.map(({ type }) => type);

/** Every way to go from one card on to another. */
const ways = roomCards.flatMap((card) =>
  roomCards.flatMap((next) =>
    card.exits.flatMap(({ type }, exit) => {
      const entrance = next.entrances.findIndex((gate) => gate.type === type);
      return card === next || entrance < 0 ? [] : [{ card, exit, next, entrance }];
    }),
  ),
);

describe('The cards of a random dungeon', () => {
  test('are twenty rooms and twenty sets of monsters, each with an id of its own', () => {
    assert.equal(new Set(roomCards.map(({ id }) => id)).size, 20);
    assert.equal(new Set(dungeonCards.map(({ id }) => id)).size, 20);
  });

  test('let a party go on from every exit into at least five rooms', () => {
    for (const card of roomCards) {
      card.exits.forEach((_, exit) => {
        const on = ways.filter((way) => way.card === card && way.exit === exit);
        assert.ok(on.length >= 5, `${card.id}: ${on.length}`);
      });
    }
  });

  test('join without touching each other but at the door', () => {
    for (const { card, exit, next, entrance } of ways) {
      const drawn = [{ ...alone(card), exit }, alone(next, entrance)];
      const layout = dungeonLayout(box, drawn);
      assert.deepEqual(layout.walls, []);
      assert.deepEqual(layout.doors.get(exitId(1, exit))?.rooms, [1, 2]);
      assert.ok(isConnected(openField(layout)));
    }
  });
});

describe.each(roomCards.map((card) => [card.id, card] as const))('The room %s', (_id, card) => {
  const layout = dungeonLayout(box, [alone(card)]);
  const obstacles = card.terrain
    .filter(({ is }) => is === 'obstacle')
    .flatMap(({ cells }) => cells.map(hexOf));
  const terrain = card.terrain.flatMap(({ cells }) => cells.map(hexOf));
  const floor = [...layout.places.values()].filter(({ rooms }) => rooms.length === 1);

  test('hangs together around its obstacles', () => {
    assert.ok(isConnected(openField(layout, new Set(obstacles))));
  });

  test('has twelve positions on its floor, free of terrain and of each other', () => {
    const spots = card.spots.map(hexOf);
    const free = new Set(floor.map(({ hex }) => hex).filter((hex) => !terrain.includes(hex)));
    assert.equal(new Set(spots).size, 12);
    assert.ok(spots.every((hex) => free.has(hex)));
    assert.equal(new Set(terrain).size, terrain.length);
    assert.ok(terrain.every((hex) => floor.some((place) => place.hex === hex)));
  });

  test('has its exits above and its entrances below, one of a type', () => {
    const all = floor.map(({ cell: [, r] }) => r);
    assert.deepEqual(new Set(rows(card.exits)), new Set([Math.min(...all) - 1]));
    assert.deepEqual(new Set(rows(card.entrances)), new Set([Math.max(...all) + 1]));
    assert.equal(new Set(types(card.exits)).size, card.exits.length);
    assert.equal(new Set(types(card.entrances)).size, card.entrances.length);
  });

  test('has four free hexes at each entrance', () => {
    card.entrances.forEach((_, entrance) => {
      assert.ok(dungeonLayout(box, [alone(card, entrance)]).start.length >= 4);
    });
  });
});

describe.each(dungeonCards.map((card) => [card.id, card] as const))('The monsters %s', (_id, card) => {
  const has = (is: DungeonCard['spots'][number]['is']): boolean => card.spots.some((spot) => spot.is === is);

  test('take twelve positions, and say what their traps and treasures do', () => {
    assert.equal(card.spots.length, 12);
    assert.ok(has('monster'));
    assert.equal(has('trap'), card.trap.damage || card.trap.conditions.length > 0);
    assert.equal(has('treasure'), card.treasure.length > 0);
  });
});

describe('A dungeon on the table', () => {
  const first = roomCards.find(({ id }) => id === 'dripping-cave');
  const second = roomCards.find(({ id }) => id === 'guard-room');
  const third = roomCards.find(({ id }) => id === 'narrow-gully');
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The rooms are gone');

  test('shows all exits of its last room, and the used exit of those before', () => {
    const one = dungeonLayout(box, [alone(first)]);
    assert.deepEqual([...one.doors.keys()], ['1-2-0', '1-2-1']);
    const two = dungeonLayout(box, [{ ...alone(first), exit: 1 }, alone(second)]);
    assert.deepEqual([...two.doors.keys()], ['1-2-1', '2-3-0']);
  });

  test('has no exit from its third room', () => {
    const drawn = [{ ...alone(first), exit: 1 }, { ...alone(second), exit: 0 }, alone(third)];
    const layout = dungeonLayout(box, drawn);
    assert.deepEqual([...layout.doors.keys()], ['1-2-1', '2-3-0']);
    assert.equal(layout, dungeonLayout(box, structuredClone(drawn)));
    const [, , last] = roomsOf(box, drawn);
    assert.ok(last?.spots.every((hex) => layout.places.get(hex)?.rooms.includes(3)));
  });
});
