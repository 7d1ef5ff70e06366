import { expect } from 'vitest';
import { push } from '../../../content/words/abilities.ts';
import { adjacentEnemies } from '../../../content/words/targets.ts';
import { attacked } from '../../scene/attacking.ts';
import { rule } from '../../scene/index.ts';
import { attackBy, moveBy, runs } from '../../scene/monsters.ts';

const guard = { monster: 'bandit-guard' } as const;
const brute = { class: 'brute', hp: 10 } as const;

rule(
  'gh/monsters.17: a monster walks around a trap as around an obstacle',
  { map: ['gT.b', ' ..##'], cast: { b: brute, g: guard } },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(6);
      expect(scene.the('b').hp).toBe(8);
    });
  },
);

rule(
  'gh/monsters.17: if no enemy can be focused on otherwise it enters the trap and suffers its effect',
  { map: ['gT.b'], cast: { b: brute, g: guard } },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(3);
      expect(scene.the('b').hp).toBe(8);
    });
  },
);

rule(
  'gh/monsters.22: the focus is determined once, and a later attack is on the same enemy though another is nearer',
  {
    map: ['OOOOO', ' .agc', 'OOOOO'],
    cast: { a: { ...brute, initiative: 10 }, c: { class: 'cragheart', hp: 10, initiative: 20 }, g: guard },
  },
  (scene) => {
    // The push takes the focus to distance 2, so that the other one is nearer.
    runs(scene, 'g', attackBy(0, { push: 1 }), attackBy(0, { range: 3 }));
    scene.settles(() => {
      expect(scene.the('a').hex).toBe('0,1');
      expect([scene.the('a').hp, scene.the('c').hp]).toEqual([6, 10]);
    });
  },
);

rule(
  'gh/monsters.22, gh/A-13: a focus that is gone is replaced for the later attack, from where the monster is now',
  {
    map: ['OOOOOOO', ' a.g..c', 'OOOOOOO'],
    cast: {
      a: { ...brute, hp: 1, initiative: 10 },
      c: { class: 'cragheart', hp: 10, initiative: 20 },
      g: guard,
    },
  },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0), attackBy(0, { range: 4 }));
    scene.settles(() => {
      expect(scene.the('c').hp).toBe(8);
      expect(scene.the('g').hex).toBe('1,1');
    });
  },
);

const driven = {
  map: ['OOOOOOO', ' .ag.c.', 'OOOOOOO'],
  cast: { a: { ...brute, initiative: 20 }, c: { class: 'cragheart', hp: 10, initiative: 10 }, g: guard },
} as const;

rule(
  'gh/monsters.8, gh/monsters.22: the focus is determined before the first ability, though that takes it away',
  driven,
  (scene) => {
    // Both are at distance 2 after the push, and the other one is earlier.
    runs(scene, 'g', push(1, adjacentEnemies), attackBy(0, { range: 3 }));
    scene.settles(() => expect(attacked(scene)).toEqual(['brute']));
  },
);

const flanked = {
  map: ['OOOOO', ' .agc.', 'OOOOO'],
  cast: { ...driven.cast, a: { ...brute, initiative: 10 } },
} as const;

rule(
  'gh/monsters.8: between enemies who are equally close the players choose before the first ability',
  flanked,
  (scene) => {
    runs(scene, 'g', push(1, adjacentEnemies), attackBy(0, { range: 3 }));
    scene.asks('ana', 'monster-focus', 'brute', 'cragheart').answer('cragheart');
    scene.settles(() => {
      const said = scene.told.map((it) => it.is);
      expect(said.indexOf('focused')).toBeLessThan(said.indexOf('moved'));
      expect(attacked(scene)).toEqual(['cragheart']);
    });
  },
);

rule('gh/monsters.8: a card with neither a move nor an attack asks for no focus', flanked, (scene) => {
  runs(scene, 'g', push(1, adjacentEnemies));
  scene.asksNothingOf('ana');
  scene.settles(() => expect(scene.told.some((it) => it.is === 'focused')).toBe(false));
});

rule(
  'gh/monsters.36: a heal on its card does not change where a monster moves',
  {
    map: ['h.i..b'],
    cast: { b: brute, i: { monster: 'inox-shaman' }, h: { monster: 'bandit-guard', hp: 1 } },
  },
  (scene) => {
    runs(scene, 'i', moveBy(0), { do: 'heal', value: 3, range: 1 });
    scene.settles(() => {
      expect(scene.the('i').hex).toBe('3,0');
      expect(scene.the('h').hp).toBe(1);
    });
  },
);

rule(
  'gh/monsters.41: Advantage and Disadvantage apply to the attacks of monsters',
  {
    map: ['gbh'],
    cast: {
      b: brute,
      g: { ...guard, conditions: ['muddle'] },
      h: { ...guard, conditions: ['strengthen'] },
    },
    monsterDraws: ['+1', '-1', '+1', '-1'],
  },
  (scene) => {
    runs(scene, 'g', attackBy(0));
    scene.settles(() => expect(scene.the('b').hp).toBe(9));
    runs(scene, 'h', attackBy(0));
    scene.settles(() => expect(scene.the('b').hp).toBe(6));
  },
);

rule(
  'gh/monsters.41a: base 2, "Attack +1", poison, a drawn +1 and Shield 1 make 2 + 1 + 1 + 1 - 1 = 4 damage',
  {
    map: ['gb'],
    cast: { b: { ...brute, conditions: ['poison'], shield: 1 }, g: guard },
    monsterDraws: ['+1'],
  },
  (scene) => {
    runs(scene, 'g', attackBy(1));
    scene.settles(() => expect(scene.the('b').hp).toBe(6));
  },
);

const grey = { from: 'self', hexes: [[1, 0]] } as const;

rule(
  'gh/monsters.42: a pattern with a grey hex is melee even for an archer',
  {
    map: ['....', ' abc', '....'],
    cast: { b: brute, c: { class: 'cragheart' }, a: { monster: 'bandit-archer' } },
  },
  (scene) => {
    runs(scene, 'a', attackBy(0, { area: grey }));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.told.filter((it) => it.is === 'attack')).toMatchObject([{ on: 'brute', edge: 'none' }]);
    });
  },
);

rule(
  'gh/monsters.42: such a pattern does not reach as far as the base range',
  { map: ['....', ' a.b', '....'], cast: { b: brute, a: { monster: 'bandit-archer' } } },
  (scene) => {
    runs(scene, 'a', attackBy(0, { area: grey }));
    scene.settles(() => expect(scene.the('b').hp).toBe(10));
  },
);

rule(
  'gh/monsters.43: a monster always applies its effects, and the players choose the direction of a push',
  { map: ['....', ' .b.', '.g..'], cast: { b: brute, g: guard } },
  (scene) => {
    runs(scene, 'g', attackBy(0, { push: 1, conditions: ['wound'] }));
    scene.asks('ana', 'push-to', '1,0', '2,0', '2,1').answer('2,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('2,0');
      expect(scene.has('b', 'wound')).toBe(true);
    });
  },
);

rule(
  'gh/monsters.44: a monster that cannot attack its focus this turn attacks nobody',
  { map: ['g......b'], cast: { b: brute, g: guard } },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles(() => {
      expect(scene.the('g').hex).toBe('3,0');
      expect(scene.told.some((it) => it.is === 'attack')).toBe(false);
    });
  },
);

rule(
  'gh/monsters.45: a condition of the stat card comes with every attack',
  { map: ['vb'], cast: { b: brute, v: { monster: 'giant-viper' } } },
  (scene) => {
    runs(scene, 'v', attackBy(0));
    scene.settles(() => expect(scene.has('b', 'poison')).toBe(true));
  },
);

rule(
  'gh/monsters.55, gh/monsters.55a: of two equally near hexes next to the focus the players pick one',
  { map: ['.g.', ' ..', '.b.'], cast: { b: brute, g: guard } },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.asks('ana', 'monster-way', '0,1>brute', '1,1>brute').answer('1,1>brute');
    scene.settles(() => expect(scene.the('g').hex).toBe('1,1'));
  },
);
