import { hexId } from '@tavolo/hexes';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { textsIn } from '../../text/index.ts';
import type { HexId, ScenarioId } from '../../vocabulary/ids.ts';
import type { Scenario } from '../../vocabulary/scenarios.ts';
import { rule } from '../scene/index.ts';
import { Preparing, setUp } from '../scene/table.ts';

const printed = [...content.scenarios.values()].filter(({ drawn }) => drawn !== true);

/** A printed scenario once its first room is laid out. */
function laidOut(scenario: Scenario, characters = 2, seed = 'scene'): Preparing {
  const table = new Preparing({ options: { scenario: scenario.id, characters }, seats: ['ana'], seed });
  table.upTo('battle-goal');
  return table;
}

const scenario = (id: string): Scenario => {
  const found = content.scenarios.get(id as ScenarioId); // tests write ids
  if (found === undefined) throw new Error(`there is no scenario ${id}`);
  return found;
};

describe('a scenario page', () => {
  test('gh/setup.3: it supplies number, goal, tiles, monsters, starting hexes and rewards, its story and name', () => {
    for (const { id, number, goal, map, rewards } of printed) {
      expect(number).toBeGreaterThan(0);
      for (const part of [goal, map.tiles, map.monsters, map.start, rewards])
        expect(part.length).toBeGreaterThan(0);
      const story = textsIn('en').story(id);
      expect([story?.name, story?.intro, story?.conclusion].filter((it) => (it ?? '') !== '').length).toBe(3);
    }
  });

  test('gh/setup.4: doors separate rooms, and a room may consist of several tiles', () => {
    for (const { map } of printed) for (const { rooms } of map.doors) expect(new Set(rooms).size).toBe(2);
    const tiles = scenario('inox-encampment').map.tiles.filter(({ room }) => room === 1);
    expect(tiles.length).toBe(2);
  });

  test('gh/setup.5: only the starting room is populated when a scenario begins', () => {
    for (const it of printed) {
      const { rooms, figures, pieces } = laidOut(it).state;
      const started = new Set(rooms);
      const hexes = (inside: boolean): readonly string[] =>
        it.map.monsters.filter(({ room }) => started.has(room) === inside).map(({ cell }) => hexId(cell));
      expect(started.size).toBeLessThan(new Set(it.map.tiles.map(({ room }) => room)).size);
      for (const { kind, hex } of figures) if (kind === 'monster') expect(hexes(true)).toContain(hex);
      expect(pieces.filter(({ hexes: at }) => hexes(false).includes(at[0] ?? ''))).toEqual([]);
    }
  });

  test('gh/setup.11: traps, treasure, money and terrain of the starting room lie as drawn', () => {
    for (const it of printed) {
      const { rooms, pieces } = laidOut(it).state;
      const here = <T extends { readonly room: number }>(things: readonly T[]): readonly T[] =>
        things.filter(({ room }) => rooms.includes(room));
      const drawn = [
        ...here(it.map.terrain).map(({ is, cells }) => `${is} ${cells.map(hexId).join(' ')}`),
        ...here(it.map.traps).map(({ cell }) => `trap ${hexId(cell)}`),
        ...here(it.map.coins).map(({ cell }) => `coin ${hexId(cell)}`),
        ...here(it.map.treasures).map(({ cell }) => `treasure ${hexId(cell)}`),
        ...here(it.map.plates).map(({ cell }) => `plate ${hexId(cell)}`),
      ];
      expect(pieces.map(({ is, hexes }) => `${is} ${hexes.join(' ')}`).sort()).toEqual(drawn.sort());
    }
  });
});

const marked = { map: ['ssss', ' .g.'], behind: { g: { monster: 'bandit-guard', ranks: '-ne' } } } as const;
const ranksOf = ({ state }: Preparing): readonly string[] => state.figures.map(({ rank }) => rank);

describe('monster positions', () => {
  for (const [characters, ranks] of [
    [2, []],
    [3, ['normal']],
    [4, ['elite']],
  ] as const) {
    setUp(
      `gh/setup.6, gh/setup.6a: black, white and gold with ${characters} characters is ${ranks[0] ?? 'nothing'}`,
      { ...marked, options: { characters } },
      (table) => {
        table.upTo('battle-goal');
        expect(ranksOf(table)).toEqual(ranks);
      },
    );
  }

  test('gh/setup.7: on a tile that lies the other way round the three marks mean the same', () => {
    const barrow = scenario('black-barrow');
    expect(barrow.map.tiles.map(({ room, turns }) => [room, turns])).toContainEqual([2, 3]);
    const key = barrow.map.monsters.find(({ room, cell }) => room === 2 && hexId(cell) === '-4,2');
    expect(key?.ranks).toEqual(['normal', null, 'normal']);
  });

  test('gh/setup.9, gh/setup.9a: which of four Bandit Guards has which number is down to chance', () => {
    const numbersWith = (seed: string): string => {
      const guards = laidOut(scenario('black-barrow'), 3, seed).state.figures;
      expect(guards.length).toBeGreaterThanOrEqual(4);
      expect(new Set(guards.map(({ number }) => number)).size).toBe(guards.length);
      for (const { number } of guards) expect([1, 2, 3, 4, 5, 6]).toContain(number);
      return guards.map(({ hex, number }) => `${hex} ${number}`).join('; ');
    };
    expect(new Set(['one', 'two', 'three', 'four'].map(numbersWith)).size).toBeGreaterThan(1);
  });
});

const duel = {
  map: ['.bg.'],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', rank: 'elite', hp: 9 } },
  cards: { guard: 'guard-4' },
} as const;

rule('gh/setup.8: an elite stays one however it fares', duel, (scene) => {
  scene.does('b', { do: 'attack', value: 8 });
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => {
    expect(scene.the('g').hp).toBeLessThan(9);
    expect(scene.the('g').rank).toBe('elite');
  });
});

setUp(
  'gh/setup.10: each chooses any empty starting hex, and no two characters share one',
  { map: ['sss', ' ...'] },
  (table) => {
    table.upTo('starting-hex');
    table.asks('ana', 'starting-hex', '0,0', '1,0', '2,0').answer('1,0');
    table.asks('bea', 'starting-hex', '0,0', '2,0').answer('0,0');
    expect([table.figure('brute').hex, table.figure('scoundrel').hex]).toEqual(['1,0', '0,0']);
  },
);

setUp(
  'gh/setup.12: hit points are read at the monster level: 9 and 10 for Bandit Guards at L = 3',
  {
    map: ['ssss', ' gh.'],
    behind: { g: { monster: 'bandit-guard', ranks: 'nnn' }, h: { monster: 'bandit-guard', ranks: 'eee' } },
    options: { level: 3 },
  },
  (table) => {
    table.upTo('battle-goal');
    expect(table.state.figures.map(({ rank, hp, maxHp }) => [rank, hp, maxHp]).sort()).toEqual([
      ...[
        ['elite', 10, 10],
        ['normal', 9, 9],
      ],
    ]);
  },
);

setUp('gh/setup.13: of a treasure only its number is known', { map: ['ssssC'], treasure: 5 }, (table) => {
  table.toTheFirstRound();
  const [seen] = table.seenBy('ana').pieces;
  expect(seen).toMatchObject({ is: 'treasure', value: 5, look: 'treasure', conditions: [], by: null, xp: 0 });
  expect(JSON.stringify(table.seenBy('ana'))).not.toContain('chainmail');
  expect(JSON.stringify(table.told)).not.toContain('chainmail');
});

const locked = {
  map: ['.b+..'],
  rooms: ['11122'],
  cast: { b: { class: 'brute' } },
} as const;

rule('gh/setup.23: a character opens a door by entering it', locked, (scene) => {
  scene.does('b', { do: 'move', value: 2 });
  scene.asksAbout('ana', 'move-to').answer('2,0' as HexId);
  expect(scene.state.openDoors.length).toBe(1);
});

rule(
  'gh/setup.23: where the scenario says that a door is locked, that overrides the general rule',
  { ...locked, lockedDoors: true },
  (scene) => {
    scene.does('b', { do: 'move', value: 2 });
    scene.asks('ana', 'move-to', '0,0', 'stop').answer('stop');
    scene.settles((s) => expect(s.openDoors).toEqual([]));
  },
);

setUp(
  'gh/setup.24: with too few standees the positions nearest to the starting hexes are filled first',
  {
    map: ['s.abc', ' s.de'],
    behind: Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((at) => [at, { monster: 'cave-bear', ranks: 'nnn' }]),
    ),
  },
  (table) => {
    table.upTo('battle-goal');
    const hexes = table.state.figures.map(({ hex }) => hex);
    expect(hexes.length).toBe(4);
    expect(hexes).not.toContain('4,0');
  },
);
