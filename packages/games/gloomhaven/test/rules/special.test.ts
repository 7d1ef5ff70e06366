import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { push } from '../../content/words/abilities.ts';
import { spawn } from '../../content/words/scenarios.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { equated } from '../../rules/abilities/amounts.ts';
import { afflict } from '../../rules/abilities/conditions.ts';
import { isEmpty } from '../../rules/board.ts';
import { theFigure } from '../../rules/figures.ts';
import { happens } from '../../rules/scenario/rooms.ts';
import type { ScenarioRule } from '../../vocabulary/scenarios.ts';
import { rule } from '../scene/index.ts';
import { attackBy, moveBy, runs } from '../scene/monsters.ts';

const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard' } as const;

const atRoundEnd = (at: string, ranks: string): ScenarioRule => ({
  on: { is: 'round-end' },
  do: [spawn('living-bones', at, ranks, ranks, ranks)],
});

const bonesIn = (figures: readonly { readonly type: string; readonly hex: string }[]): readonly string[] =>
  figures.filter(({ type }) => type === 'living-bones').map(({ hex }) => hex);

rule(
  'gh/special.1: a spawned monster is put at its spawn location',
  { map: ['b...x'], cast: { b: brute }, rules: [atRoundEnd('x', 'n')] },
  (scene) => {
    scene.perform((g) => happens(g, { is: 'round-end' }));
    scene.settles((s) => expect(bonesIn(s.figures)).toEqual([scene.at('x')]));
  },
);

rule(
  'gh/special.1a: two monsters that spawn in the hex of a character are put in the two nearest empty hexes',
  { map: ['b....'], cast: { b: brute }, rules: [atRoundEnd('b', 'nn')] },
  (scene) => {
    scene.perform((g) => happens(g, { is: 'round-end' }));
    scene.settles((s) => expect(bonesIn(s.figures)).toEqual(['1,0', '2,0']));
  },
);

rule(
  'gh/special.2: a monster spawned at the end of a round acts from the next round',
  {
    map: ['b...x'],
    cast: { b: { ...brute, acted: true } },
    rules: [atRoundEnd('x', 'n')],
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles((s) => {
      expect(bonesIn(s.figures)).toHaveLength(1);
      expect(scene.told.some((it) => it.is === 'turn-begins')).toBe(false);
    });
  },
);

const doorway = {
  map: ['.b+...x'],
  rooms: ['1112222'],
  cast: { b: { ...brute, acted: true } },
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/special.2: one spawned during a round acts in that round as if just revealed',
  {
    ...doorway,
    rules: [{ on: { is: 'room-revealed', room: 2 }, do: [spawn('living-bones', 'x', 'n', 'n', 'n')] }],
  },
  (scene) => {
    scene.does('b', { do: 'move', value: 1 });
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.settles((s) => expect(bonesIn(s.figures)).toEqual([scene.at('x')]));
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      const began = scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));
      expect(began).toHaveLength(1);
      expect(began[0]).toMatch(/^living-bones-/);
    });
  },
);

rule(
  'gh/special.3: a spawned monster leaves no money',
  { map: ['bx'], cast: { b: brute }, rules: [atRoundEnd('x', 'n')], script: { standees: [0] } },
  (scene) => {
    scene.perform((g) => happens(g, { is: 'round-end' }));
    scene.does('b', { do: 'attack', value: 9 });
    scene.asksAbout('ana', 'attack-target').answer('living-bones-1');
    scene.settles((s) => {
      expect(bonesIn(s.figures)).toEqual([]);
      expect(s.pieces).toEqual([]);
    });
  },
);

rule(
  'gh/special.4: if no standee is free the spawn does not happen',
  {
    map: ['bABEFGIJKLM.x'],
    cast: {
      b: brute,
      ...Object.fromEntries(
        [...'ABEFGIJKLM'].map((letter, n) => [letter, { monster: 'living-bones', number: n + 1 } as const]),
      ),
    },
    rules: [atRoundEnd('x', 'n')],
  },
  (scene) => {
    scene.perform((g) => happens(g, { is: 'round-end' }));
    scene.settles((s) => expect(bonesIn(s.figures)).toHaveLength(10));
  },
);

rule(
  'gh/special.5: a locked door cannot be opened by moving onto it',
  { ...doorway, lockedDoors: true },
  (scene) => {
    scene.does('b', { do: 'move', value: 3 });
    scene.asks('ana', 'move-to', '0,0', 'stop').answer('stop');
    scene.settles((s) => expect(s.openDoors).toEqual([]));
  },
);

rule(
  'gh/special.5: it is a wall until its condition is met',
  {
    ...doorway,
    lockedDoors: true,
    rules: [{ on: { is: 'round-end' }, do: [{ is: 'unlock', door: 'door 2,0' }] }],
  },
  (scene) => {
    scene.perform((g) => happens(g, { is: 'round-end' }));
    scene.does('b', { do: 'move', value: 1 });
    scene.asks('ana', 'move-to', '0,0', '2,0', 'stop').answer('2,0');
    scene.settles((s) => expect(s.rooms).toEqual([1, 2]));
  },
);

const altar = { objective: 'altar', side: 'monsters', hp: 3 } as const;

rule(
  'gh/special.8: an obstacle with hit points can be attacked and is removed when they are gone',
  { map: ['bo'], cast: { b: brute, o: altar } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 3 });
    scene.asks('ana', 'attack-target', 'altar', 'skip').answer('altar');
    scene.settles(() => expect(scene.isThere('o')).toBe(false));
  },
);

rule(
  'gh/special.8: abilities that destroy obstacles do nothing to it',
  { map: ['bo'], cast: { b: brute, o: altar } },
  (scene) => {
    scene.does('b', { do: 'destroy-obstacle', count: 1, within: 1 });
    scene.asksNothingOf('ana');
    scene.settles(() => expect(scene.the('o').hp).toBe(3));
  },
);

rule(
  'gh/special.9: it counts as an enemy and is immune to all negative conditions',
  { map: ['bo'], cast: { b: brute, o: altar } },
  (scene) => {
    scene.does('b', {
      do: 'attack',
      value: 1,
      conditions: ['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle', 'curse'],
    });
    scene.asksAbout('ana', 'attack-target').answer('altar');
    scene.settles(() => {
      expect(scene.the('o').hp).toBe(2);
      expect(scene.the('o').conditions).toEqual([]);
    });
  },
);

rule('gh/special.9: but not to positive ones', { map: ['bo'], cast: { b: brute, o: altar } }, (scene) => {
  scene.perform((g) => void afflict(g, theFigure(g.state, scene.id('o')), 'strengthen', null));
  scene.settles(() => expect(scene.has('o', 'strengthen')).toBe(true));
});

rule('gh/special.8: it cannot be pushed', { map: ['bo..'], cast: { b: brute, o: altar } }, (scene) => {
  scene.does('b', push(1, anAdjacentEnemy));
  scene.asksAbout('ana', 'ability-target').answer('altar');
  scene.settles(() => expect(scene.the('o').hex).toBe('1,0'));
});

rule(
  'gh/special.9a: of an altar and a monster at equal distance a summon focuses on the monster, earlier than 99',
  {
    map: ['o.s.g', ' ....b'],
    cast: {
      b: brute,
      s: { summon: 'rat-swarm', owner: 'b' },
      o: { ...altar, hp: 12 },
      g: guard,
    },
    cards: { guard: 'guard-6' },
  },
  (scene) => {
    runs(scene, 's', moveBy(0), attackBy(0));
    scene.settles(() =>
      expect(scene.told.find((it) => it.is === 'focused')).toMatchObject({ on: scene.id('g') }),
    );
  },
);

rule(
  'gh/special.12: a marked place has no effect by itself',
  { map: ['bx.'], cast: { b: brute } },
  (scene) => {
    scene.does('b', { do: 'move', value: 1 });
    scene.asks('ana', 'move-to', scene.at('x'), 'stop').answer(scene.at('x'));
    scene.settles((s) => {
      expect(s.pieces).toEqual([]);
      expect(scene.told.map(({ is }) => is)).toEqual(['moved']);
      expect(isEmpty(s, '2,0')).toBe(true);
    });
  },
);

const ranked = {
  is: 'figures',
  side: 'enemies',
  count: 'all',
  where: { is: 'anywhere' },
  when: [{ is: 'target-rank', ranks: ['normal', 'elite'] }],
} as const;

rule(
  'gh/special.13: a named monster is neither normal nor elite, and effects for those ranks leave it alone',
  { map: ['bgm'], cast: { b: brute, g: guard, m: { monster: 'giant-ooze', rank: 'boss' } } },
  (scene) => {
    const before = scene.the('m').hp;
    scene.does('b', { do: 'kill', targets: ranked });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.the('m').hp).toBe(before);
    });
  },
);

test('gh/special.13: named monsters and bosses have one row of values of their own', () => {
  const named = [...content.monsters.values()].filter(({ stats }) => 'boss' in stats);
  expect(named.map(({ id }) => id)).toContain('giant-ooze');
});

const tableWith = (level: number, characters: number): Parameters<typeof equated>[0] =>
  ({ state: { level, options: { characters } }, content }) as unknown as Parameters<typeof equated>[0]; // all that an equation reads

test('gh/special.14: formulas use L for the scenario level and C for the number of characters', () => {
  expect(equated(tableWith(3, 4), { l: 1 })).toBe(3);
  expect(equated(tableWith(3, 4), { c: 1 })).toBe(4);
});

test('gh/special.14a: 4 + C x L at L = 3 with two characters is 10', () => {
  expect(equated(tableWith(3, 2), { base: 4, cl: 1 })).toBe(10);
});

test('gh/special.15: where the scenario says so, fractions are rounded down', () => {
  expect(equated(tableWith(3, 3), { base: 4, cl: 1, over: 2, round: 'down' })).toBe(6);
  expect(equated(tableWith(3, 3), { base: 4, cl: 1, over: 2 })).toBe(7);
});

test('gh/special.15: fractions are rounded up', () => {
  expect(equated(tableWith(3, 2), { l: 1, over: 2 })).toBe(2);
  expect(equated(tableWith(4, 2), { l: 1, over: 2 })).toBe(2);
});
