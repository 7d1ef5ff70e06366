import { axialOf, distance } from '@tavolo/hexes';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { piecesAt } from '../../rules/board.ts';
import { dungeonLayout, roomsOf } from '../../rules/map/dungeon.ts';
import { judge } from '../../rules/scenario/ending.ts';
import { drawing, laidRoom, dungeonOptions as options } from '../scene/dungeon.ts';
import { rule } from '../scene/index.ts';
import { type Preparing, setUp } from '../scene/table.ts';

const first = { options, script: drawing({ rooms: ['great-hall'], monsters: ['rotting'] }) };
const hall = laidRoom('great-hall rotting');
const hexes = roomsOf(content, [hall])[0]?.spots ?? [];
const spot = (position: number): string => hexes[position - 1] ?? '';

test('gh/variants.12: a random dungeon is a scenario of its own that unlocks and rewards nothing', () => {
  const dungeon = content.scenarios.get(options.scenario);
  expect(dungeon).toMatchObject({ drawn: true, rewards: [], rules: [] });
});

rule(
  'gh/variants.13: the goal is to kill all monsters in all three rooms',
  {
    map: ['..b'],
    cast: { b: { class: 'brute' } },
    options,
    dungeon: [laidRoom('great-hall rotting', 0, 0), laidRoom('chapel putrid', 0, 1)],
    revealed: [1, 2],
  },
  (scene) => {
    scene.perform((g) => void judge(g));
    scene.settles((s) => expect(s.ending).toBeNull());
  },
);

const three = [
  laidRoom('great-hall rotting', 0, 0),
  laidRoom('chapel putrid', 0, 1),
  laidRoom('library hopeless'),
];

rule(
  'gh/variants.13: it is met when all three are revealed and empty',
  { map: ['..b'], cast: { b: { class: 'brute' } }, options, dungeon: three, revealed: [1, 2, 3] },
  (scene) => {
    scene.perform((g) => void judge(g));
    scene.settles((s) => expect(s.ending).toBe('success'));
  },
);

setUp(
  'gh/variants.14: a room is made from one room card and one monster card of two decks of 20',
  first,
  (table) => {
    expect([content.roomCards.size, content.dungeonCards.size]).toEqual([20, 20]);
    table.toTheFirstRound();
    expect(table.state.dungeon).toEqual([hall]);
    expect(table.state.dungeonRoomsLeft).toHaveLength(19);
    expect(table.state.dungeonCardsLeft).toHaveLength(19);
    expect(table.state.rooms).toEqual([1]);
  },
);

test('gh/variants.15: a room card shows tiles, twelve positions, entrances and exits of types A and B, and penalties', () => {
  for (const { tiles, spots, entrances, exits, minor, major } of content.roomCards.values()) {
    expect(tiles.length).toBeGreaterThan(0);
    expect(spots).toHaveLength(12);
    expect([...entrances, ...exits].every(({ type }) => type === 'A' || type === 'B')).toBe(true);
    expect(Math.min(entrances.length, exits.length)).toBeGreaterThan(0);
    expect([minor.whom, major.whom].every((whom) => whom === 'all' || whom === 'opener')).toBe(true);
  }
});

const monstersOf = (table: Preparing): readonly (readonly [string, string, string])[] =>
  table.state.figures
    .filter(({ kind }) => kind === 'monster')
    .map(({ type, rank, hex }) => [type, rank, hex] as const);

setUp('gh/variants.16: for two characters the positions hold the monsters marked for two', first, (table) => {
  table.toTheFirstRound();
  expect(monstersOf(table).toSorted()).toEqual(
    [
      ['living-bones', 'normal', spot(2)],
      ['living-bones', 'normal', spot(5)],
      ['living-corpse', 'elite', spot(1)],
      ['living-spirit', 'elite', spot(6)],
    ].toSorted(),
  );
});

setUp(
  'gh/variants.16: for four characters those marked for four',
  { ...first, options: { ...options, characters: 4 } },
  (table) => {
    table.toTheFirstRound();
    expect(
      monstersOf(table)
        .filter(([type]) => type === 'living-bones')
        .toSorted(),
    ).toEqual(
      [
        ['living-bones', 'elite', spot(2)],
        ['living-bones', 'elite', spot(5)],
      ].toSorted(),
    );
    expect(monstersOf(table)).toHaveLength(7);
  },
);

setUp(
  'gh/variants.16: money, traps and treasure lie on their positions, and the card gives the effect of the traps',
  first,
  (table) => {
    table.toTheFirstRound();
    const at = (position: number) => piecesAt(table.state, spot(position) as `${number},${number}`); // a hex of the map
    expect(at(7)).toMatchObject([{ is: 'coin', value: 1 }]);
    expect(at(12)).toMatchObject([{ is: 'treasure' }]);
    for (const position of [8, 10, 11])
      expect(at(position)).toMatchObject([{ is: 'trap', value: 0, conditions: ['poison', 'stun'] }]);
  },
);

setUp(
  'gh/variants.16: the damage symbol means a damage trap',
  { options, script: drawing({ rooms: ['great-hall'], monsters: ['putrid'] }) },
  (table) => {
    table.toTheFirstRound();
    const traps = table.state.pieces.filter(({ is }) => is === 'trap');
    expect(traps).toHaveLength(3);
    expect(traps.every(({ value }) => value === table.state.trapDamage && value === 3)).toBe(true);
  },
);

setUp('gh/variants.17: if there are several entrances the players choose one', first, (table) => {
  table.upTo('dungeon-gate');
  table.asks('ana', 'dungeon-gate', 'gate:0', 'gate:1').answer('gate:1');
  table.toTheFirstRound();
  expect(table.state.dungeon[0]?.entrance).toBe(1);
});

setUp('gh/variants.17: characters start on empty hexes within two of the entrance', first, (table) => {
  table.upTo('starting-hex');
  const [gate] = content.roomCards.get(hall.room)?.entrances ?? [];
  const asked = table.asksAbout('ana', 'starting-hex');
  const { options: offered } = asked.question;
  expect(offered.length).toBeGreaterThanOrEqual(4);
  for (const hex of offered) {
    const cell = axialOf(hex);
    expect(cell !== null && gate !== undefined && distance(cell, gate.cell)).toBeLessThanOrEqual(2);
    expect(piecesAt(table.state, hex as `${number},${number}`)).toEqual([]); // an option is a hex
    expect(table.state.figures.some((it) => it.hex === hex)).toBe(false);
  }
  asked.answer(offered[0] ?? '');
  expect(table.asksAbout('bea', 'starting-hex').question.options).not.toContain(offered[0]);
});

test('gh/variants.27: the last room has no exit', () => {
  expect([...dungeonLayout(content, three).doors.keys()]).toEqual(['1-2-0', '2-3-1']);
});

setUp(
  'gh/variants.24: overlays are never used up: every piece of terrain of the card is on the map',
  first,
  (table) => {
    table.toTheFirstRound();
    const printed = content.roomCards.get(hall.room)?.terrain ?? [];
    const placed = table.state.pieces.filter(({ is }) => is === 'obstacle' || is === 'difficult');
    expect(placed.map(({ look }) => look).sort()).toEqual(printed.map(({ look }) => look).sort());
    expect(placed).toHaveLength(9);
  },
);

const campaign = ['item-design', 'random-item-design', 'random-scenario', 'unlocks'];

test('gh/variants.25: no treasure of a random dungeon holds campaign content', () => {
  const held = [...content.dungeonCards.values()].flatMap(({ treasure }) => treasure);
  expect(held.length).toBeGreaterThan(10);
  expect(held.filter(({ is }) => campaign.includes(is))).toEqual([]);
});

rule(
  'gh/variants.25, gh/variants.25a: "recover one lost card" gives who loots it one lost card, and notes no number',
  {
    map: ['..b'],
    cast: { b: { class: 'brute', lost: ['trample', 'sweeping-blow'] } },
    options,
    dungeon: [laidRoom('great-hall corrupted')],
  },
  (scene) => {
    scene.perform((g) => {
      g.state.pieces.push({
        ...{ id: 'treasure-1' as never, is: 'treasure', hexes: ['3,0'], look: 'treasure' }, // tests write ids
        ...{ value: 1, conditions: [], by: null, xp: 0 },
      });
      return undefined;
    });
    scene.does('b', { do: 'loot', range: 1 });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.asks('ana', 'cards-to-recover', 'trample', 'sweeping-blow').answer('trample');
    scene.settles((s) => {
      expect(scene.hero('b').hand).toEqual(['trample']);
      expect(scene.hero('b').lost).toEqual(['sweeping-blow']);
      expect(s.treasuresLooted).toEqual([]);
    });
  },
);
