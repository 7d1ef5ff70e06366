import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../game.ts';
import { judge, result } from '../../rules/scenario/ending.ts';
import { textsIn } from '../../text/index.ts';
import type { ObjectiveId } from '../../vocabulary/ids.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { Preparing } from '../scene/table.ts';

const brute = { class: 'brute', acted: true } as const;
const guard = { monster: 'bandit-guard', acted: true } as const;
const altar = 'altar' as ObjectiveId; // tests write ids as plain words

/** Nothing more happens in the round. */
const toTheEnd = (scene: HexScene): void => scene.goOn((s) => s.phase === 'over' || s.phase === 'choosing');

rule(
  'gh/ending.1: when the goal is met the round is played to its end, and then the scenario ends in success',
  {
    map: ['bg.c'],
    cast: {
      b: { class: 'brute', initiative: 10, picked: ['trample', 'sweeping-blow'] },
      c: { class: 'cragheart', initiative: 90, resting: true },
      g: { ...guard, hp: 1 },
    },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.asksAbout('ana', 'next').answer('basic-attack:trample');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.asksAbout('ana', 'short-rest').answer('no');
    scene.settles((s) => {
      const told = scene.told.map((it): string => (it.is === 'turn-begins' ? it.figure : it.is));
      expect(told.indexOf('cragheart')).toBeGreaterThan(told.indexOf('ending'));
      expect(told.indexOf('scenario-ends')).toBeGreaterThan(told.indexOf('cragheart'));
      expect([s.phase, s.outcome]).toEqual(['over', 'success']);
    });
  },
);

rule(
  'gh/ending.1a: the last enemy dies at initiative 15, and a player who comes later still takes a turn and loots',
  {
    map: ['bg..c$'],
    cast: {
      b: { class: 'brute', initiative: 15, picked: ['trample', 'sweeping-blow'] },
      c: { class: 'cragheart', initiative: 60, picked: ['rumbling-advance', 'avalanche'] },
      g: { ...guard, hp: 1 },
    },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.asksAbout('ana', 'next').answer('basic-attack:trample');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.asksAbout('bea', 'next').answer('basic-move:avalanche');
    scene.asksAbout('bea', 'move-to').answer(scene.at('$'));
    scene.asksAbout('bea', 'move-to').answer('stop');
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene.asksAbout('ana', 'short-rest').answer('no');
    scene.asksAbout('bea', 'short-rest').answer('no');
    scene.settles(() => expect(scene.hero('c').coins).toBe(1));
  },
);

for (const [goal, is] of [
  ['"kill all enemies"', 'kill-all'],
  ['"kill all revealed enemies"', 'kill-revealed'],
] as const)
  rule(
    `gh/ending.2a: ${goal} asks for no altar`,
    {
      map: ['bg.a'],
      cast: { b: brute, g: { ...guard, hp: 1 }, a: { objective: 'altar', side: 'monsters', hp: 9 } },
      goal: [{ is }],
    },
    (scene) => {
      scene.does('b', { do: 'attack', value: 5 });
      scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
      scene.settles((s) => expect([s.ending, scene.isThere('a')]).toEqual(['success', true]));
    },
  );

const twoRooms = {
  map: ['bg+..'],
  rooms: ['11122'],
  cast: { b: brute, g: { ...guard, hp: 1 } },
} as const;

rule('gh/ending.2: "kill all enemies" is not met while a room is unrevealed', twoRooms, (scene) => {
  scene.does('b', { do: 'attack', value: 5 });
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  toTheEnd(scene);
  scene.settles((s) => {
    expect(s.figures.map(({ id }) => id)).toEqual(['brute']);
    expect([s.phase, s.ending]).toEqual(['choosing', null]);
  });
});

rule(
  'gh/ending.2: nor while an enemy is left, and it is met when all are revealed and none is left',
  { ...twoRooms, revealed: [1, 2] },
  (scene) => {
    scene.perform((g) => void judge(g));
    scene.settles((s) => expect(s.ending).toBeNull());
    scene.does('b', { do: 'attack', value: 5 });
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => expect(s.ending).toBe('success'));
  },
);

rule(
  'gh/ending.3: the scenario fails when all characters are exhausted',
  {
    map: ['bgc'],
    cast: {
      b: { ...brute, hp: 1 },
      c: { class: 'cragheart', hp: 1, acted: true },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-8' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles((s) => expect(s.ending).toBeNull());
    scene.acts('g');
    scene.settles((s) => expect(s.ending).toBe('failure'));
    toTheEnd(scene);
    scene.settles((s) => expect(s.outcome).toBe('failure'));
  },
);

rule(
  'gh/ending.3: or by a failure condition of the scenario',
  {
    map: ['bgo'],
    cast: { b: brute, g: guard, o: { objective: 'altar', hp: 1 } },
    losses: [{ is: 'objective-killed', objective: altar }],
  },
  (scene) => {
    scene.perform((g) => void judge(g));
    scene.settles((s) => expect(s.ending).toBeNull());
    scene.does('g', {
      do: 'attack',
      value: 5,
      targets: { is: 'figures', side: 'enemies', count: 'all', where: { is: 'anywhere' }, when: [] },
    });
    scene.settles((s) => expect(s.ending).toBe('failure'));
  },
);

const lastStand = {
  map: ['bl'],
  cast: { b: { class: 'brute', hp: 1, retaliate: 9 }, l: { monster: 'living-corpse', hp: 1 } },
} as const;

rule(
  'gh/ending.4, gh/A-14: of failure and then success in the same turn the first decides',
  lastStand,
  (scene) => {
    scene.does('l', { do: 'attack', value: 5 }, { do: 'damage', value: 1, targets: { is: 'self' } });
    scene.settles((s) => {
      expect(s.figures).toEqual([]);
      expect(s.ending).toBe('failure');
    });
  },
);

rule(
  'gh/ending.4, gh/A-14: success stays success though all are exhausted later in the round',
  { ...lastStand, cast: { b: { class: 'brute', hp: 1 }, l: { monster: 'living-corpse', hp: 1 } } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 5 }, { do: 'damage', value: 5, targets: { is: 'self' } });
    scene.asksAbout('ana', 'attack-target').answer('living-corpse-1');
    toTheEnd(scene);
    scene.settles((s) => {
      expect(s.heroes[0]?.exhausted).toBe(true);
      expect(s.outcome).toBe('success');
    });
  },
);

rule(
  'gh/ending.4, gh/A-14: at the same moment it is a success',
  { map: ['b'], cast: { b: { class: 'brute', hp: 1 } } },
  (scene) => {
    scene.does('b', { do: 'damage', value: 5, targets: { is: 'self' } });
    scene.settles((s) => expect(s.ending).toBe('success'));
  },
);

const seats = ['ana', 'bea'].map(seat);

test('gh/ending.9: a new match deals battle goals from the whole deck, also those dealt in the last', () => {
  const dealt = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].flatMap((seed) => {
    const table = new Preparing({ seed });
    table.upTo('battle-goal');
    return table.state.heroes.map(({ goalsDealt }) => goalsDealt);
  });
  expect(dealt).toHaveLength(16);
  expect(dealt.every((goals) => goals.length === 2 && goals.every((id) => content.goals.has(id)))).toBe(true);
  expect(new Set(dealt.flat()).size).toBeLessThan(dealt.flat().length);
});

test('gh/ending.14: every scenario has a conclusion to be read and rewards for the campaign', () => {
  const printed = [...content.scenarios.values()].filter(({ drawn }) => drawn !== true);
  const { story } = textsIn('en');
  expect(printed.filter(({ id }) => (story(id)?.conclusion ?? '') === '')).toEqual([]);
  expect(printed.flatMap(({ rewards }) => rewards).length).toBeGreaterThan(20);
});

rule(
  'gh/ending.15: experience only measures performance: all win together, whoever has gained more',
  { map: ['bc'], cast: { b: { ...brute, xp: 2 }, c: { class: 'cragheart', acted: true, xp: 9 } } },
  (scene) => {
    toTheEnd(scene);
    scene.settles((s) => {
      expect(result(s)).toMatchObject({ winners: ['ana', 'bea'], scores: { ana: 2 + 6, bea: 9 + 6 } });
    });
  },
);

test('gh/ending.16: the same scenario can be tried again at once', () => {
  const { defaults: options, chronicle } = gloomhaven;
  const sheet = chronicle.blank;
  const again = Match.start({ game: gloomhaven, seats, options, sheet, seed: 'again' });
  expect([again.state.phase, again.state.options.scenario]).toEqual(['preparing', 'black-barrow']);
});
