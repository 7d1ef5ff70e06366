import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { scenarios as all } from '../../content/scenarios.ts';
import { tiles } from '../../content/tiles.ts';
import { treasures } from '../../content/treasures.ts';
import { layoutOf } from '../../rules/map/layout.ts';
import { hexOf, type Layout } from '../../rules/map/places.ts';
import type { Cell, PlacedMonster, Scenario } from '../../vocabulary/scenarios.ts';
import { isConnected, mapBox, openField, scenarioNumber } from './map.ts';

/** All that have a printed map. */
const scenarios = all.filter(({ drawn }) => drawn !== true);
const each = scenarios.map((scenario) => [scenario.number, scenario.id, scenario] as const);

/** The fountain of the city square stands in a ring of walls; the map source shows no gap. */
const ringed = [11, 12];

type Thing = { readonly cell: Cell; readonly room: number };
const thingsOf = ({ map }: Scenario): readonly Thing[] => [
  ...map.monsters,
  ...map.traps,
  ...map.treasures,
  ...map.coins,
  ...map.plates,
  ...map.terrain.flatMap(({ cells, room }) => cells.map((cell) => ({ cell, room }))),
];

const roomsAt = (layout: Layout, cell: Cell): readonly number[] =>
  layout.places.get(hexOf(cell))?.rooms ?? [];
const repeated = (cells: readonly Cell[]): readonly string[] =>
  cells.map(hexOf).filter((hex, index, all) => all.indexOf(hex) !== index);

/** How many monsters stand in a room, as `2 normal 1 elite`, for 2, 3 and 4 characters. */
function figures(monsters: readonly PlacedMonster[]): readonly (readonly [number, number])[] {
  const count = (place: 0 | 1 | 2, rank: string): number =>
    monsters.filter(({ ranks }) => ranks[place] === rank).length;
  return ([0, 1, 2] as const).map((place) => [count(place, 'normal'), count(place, 'elite')]);
}

describe('The scenarios', () => {
  test('are twenty, numbered in order', () => {
    assert.deepEqual(
      scenarios.map(({ number }) => number),
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('name no id twice', () => {
    assert.equal(new Set(scenarios.map(({ id }) => id)).size, 20);
    assert.equal(new Set(tiles.map(({ id }) => id)).size, 60);
    assert.equal(new Set(treasures.map(({ number }) => number)).size, treasures.length);
  });

  test('hide each numbered treasure once, and all that are listed', () => {
    const hidden = scenarios.flatMap(({ map }) => map.treasures.map(({ treasure }) => treasure));
    const numbers = hidden.filter((treasure) => treasure !== 'goal').sort((a, b) => a - b);
    assert.deepEqual(
      numbers,
      treasures.map(({ number }) => number),
    );
  });
});

describe.each(each)('Scenario %i, %s', (_number, _id, scenario) => {
  const layout = layoutOf(mapBox, scenario);
  const { map } = scenario;
  const obstacles = map.terrain.filter(({ is }) => is === 'obstacle').flatMap(({ cells }) => cells);

  test('has a map whose parts all hang together', () => {
    assert.ok(isConnected(openField(layout)));
  });

  test('can be walked around its obstacles', () => {
    const field = openField(layout, new Set(obstacles.map(hexOf)));
    assert.equal(isConnected(field), !ringed.includes(scenario.number));
  });

  test('has doors that join the rooms they name', () => {
    const field = openField(layout);
    for (const { hex, rooms } of layout.doors.values()) {
      const beside = field.around(field.cell(hex)).map((cell) => layout.places.get(hexOf(field.place(cell))));
      for (const room of rooms) assert.ok(beside.some((place) => place?.rooms.includes(room)));
    }
  });

  test('puts everything into the room it names', () => {
    for (const { cell, room } of thingsOf(scenario))
      assert.ok(roomsAt(layout, cell).includes(room), `${cell}`);
    for (const cells of Object.values(map.markers)) {
      for (const cell of cells) assert.ok(layout.places.has(hexOf(cell)));
    }
  });

  test('puts no two things on a hex that exclude each other', () => {
    const terrain = map.terrain.flatMap(({ cells }) => cells);
    const lying = [...map.traps, ...map.treasures, ...map.plates].map(({ cell }) => cell);
    const monsters = map.monsters.map(({ cell }) => cell);
    assert.deepEqual(repeated([...terrain, ...lying]), []);
    assert.deepEqual(repeated([...monsters, ...map.traps.map(({ cell }) => cell), ...obstacles]), []);
    assert.deepEqual(repeated([...map.coins.map(({ cell }) => cell), ...terrain, ...lying]), []);
    assert.deepEqual(repeated([...map.start, ...monsters, ...terrain, ...lying]), []);
    const doors = map.doors.map(({ cell }) => cell);
    assert.deepEqual(repeated([...doors, ...monsters, ...terrain, ...lying]), []);
  });

  test('has room for four characters at the start, in the first room', () => {
    assert.ok(map.start.length >= 4);
    for (const cell of map.start) assert.deepEqual(roomsAt(layout, cell), [1]);
  });

  test('shows every monster to somebody, and bosses to all', () => {
    for (const { ranks } of map.monsters) {
      assert.ok(ranks.some((rank) => rank !== null));
      if (ranks.includes('boss')) assert.deepEqual(ranks, ['boss', 'boss', 'boss']);
    }
  });

  const doors = new Set(map.doors.map(({ id }) => id));
  const plates = new Set(map.plates.map(({ id }) => id));

  test('speaks in its rules of its own doors and plates', () => {
    for (const { on } of scenario.rules) {
      if (on.is === 'door-opened') assert.ok(doors.has(on.door));
      if (on.is === 'plates') assert.ok(on.plates.flat().every((plate) => plates.has(plate)));
      if ('untilDoor' in on && on.untilDoor !== undefined) assert.ok(doors.has(on.untilDoor));
    }
  });

  test('does what it does at its own doors and markers', () => {
    for (const effect of scenario.rules.flatMap((rule) => rule.do)) {
      if (effect.is === 'open') assert.ok(doors.has(effect.door));
      if (effect.is === 'spawn') assert.ok(effect.at in map.markers);
    }
    for (const { at, moves } of scenario.objectives) {
      assert.ok(at in map.markers && (moves === undefined || moves.toward in map.markers));
    }
  });

  test('asks for what it holds', () => {
    for (const goal of scenario.goal) {
      if (goal.is === 'kill') assert.ok(map.monsters.some(({ monster }) => monster === goal.monster));
      if (goal.is === 'loot-goals') assert.ok(map.treasures.some(({ treasure }) => treasure === 'goal'));
      if (goal.is === 'reveal') assert.ok(map.tiles.some(({ room }) => room === goal.room));
    }
  });
});

describe('Counted by hand', () => {
  const inRoom = (number: number, wanted: number): readonly PlacedMonster[] =>
    scenarioNumber(number).map.monsters.filter(({ room }) => room === wanted);

  test('Black Barrow begins with three, six and six guards', () => {
    assert.deepEqual(figures(inRoom(1, 1)), [
      [2, 1],
      [6, 0],
      [4, 2],
    ]);
  });

  test('Black Barrow has 85 hexes: 32, 23, 28 and two doors', () => {
    assert.equal(layoutOf(mapBox, scenarioNumber(1)).places.size, 85);
  });

  test('the tents of the encampment are five doors around one clearing', () => {
    const { doors } = scenarioNumber(3).map;
    assert.deepEqual(doors.map(({ id }) => id).sort(), ['1-2', '1-3', '1-4', '1-5', '1-6']);
  });

  test('four doors of Barrow Lair are locked, and opened in this order', () => {
    const locked = scenarioNumber(2).map.doors.filter((door) => door.locked);
    assert.deepEqual(
      locked.map(({ id }) => id),
      ['2-3', '2-6', '2-5', '2-4'],
    );
  });

  test('the shrine has five plates, of which two, three and four open its heart', () => {
    const { map, rules } = scenarioNumber(15);
    assert.equal(map.plates.length, 5);
    const counts = rules.map(({ on }) =>
      on.is === 'plates' ? on.plates.map((plates) => plates.length) : [],
    );
    assert.deepEqual(counts, [
      [1, 1, 1],
      [2, 3, 4],
    ]);
  });

  test('the market of the city square holds as many for two, three and four characters as the book says', () => {
    assert.deepEqual(figures(inRoom(11, 3)), [
      [11, 5],
      [11, 5],
      [9, 6],
    ]);
  });

  test('the Ring of Skulls lies in its chest as a design, of which the city has both copies', () => {
    const chest = treasures.find(({ number }) => number === 38);
    assert.deepEqual(chest?.holds, [{ is: 'item-design', item: 'ring-of-skulls' }]);
  });

  test('two bodyguards wait in the warehouse', () => {
    assert.equal(inRoom(8, 3).filter(({ ranks }) => ranks[0] === 'boss').length, 2);
  });
});
