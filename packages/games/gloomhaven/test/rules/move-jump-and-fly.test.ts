import { expect } from 'vitest';
import { attack, move, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy, enemiesMovedThrough } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

const brute = { b: { class: 'brute' } } as const;
const guard = { g: { monster: 'bandit-guard', hp: 9 } } as const;
const leap = move(3, { jump: true });

rule(
  'gh/move.8: a jump ignores all figures and all terrain while it travels',
  { map: ['bgOHDTa'], cast: { ...brute, ...guard } },
  (scene) => {
    scene.does('b', move(6, { jump: true }));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(() => {
      expect(scene.the('b').hex).toBe(scene.at('a'));
      expect(scene.told.map(({ is }) => is)).toEqual(['moved']);
    });
  },
);

rule(
  'gh/move.9: the last hex of a jump must be unoccupied and no obstacle, and deals hazardous damage',
  { map: ['bgOH'], cast: { ...brute, ...guard } },
  (scene) => {
    scene.does('b', leap);
    const asked = scene.asks('ana', 'move-to', '1,0', scene.at('O'), scene.at('H'), 'stop');
    asked.answer(scene.at('O'));
    scene.settles(() => {
      expect(scene.the('b').hex).toBe(scene.at('H'));
      expect(scene.the('b').hp).toBe(9);
    });
  },
);

rule(
  'gh/move.9a: a Move 3 Jump over an enemy and a trap into a free hex triggers nothing',
  { map: ['bgTa'], cast: { ...brute, ...guard } },
  (scene) => {
    scene.does('b', leap);
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hp).toBe(10);
      expect(pieces).toHaveLength(1);
    });
  },
);

rule(
  'gh/move.9b: the same jump springs the trap if it ends on it',
  { map: ['bgTa'], cast: { ...brute, ...guard } },
  (scene) => {
    scene.does('b', leap);
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hp).toBe(7);
      expect(pieces).toEqual([]);
    });
  },
);

rule(
  'gh/move.9c: a jump with nothing but obstacles in reach cannot end on any of them',
  { map: ['bOO'], cast: brute },
  (scene) => {
    scene.does('b', move(2, { jump: true }));
    scene.asks('ana', 'move-to', '1,0', 'stop').answer('1,0');
    scene.settles(() => expect(scene.the('b').hex).toBe('0,0'));
  },
);

rule(
  'gh/move.9: a jump never flies over a hex from which it could not land any more',
  { map: ['bgOD'], cast: { ...brute, ...guard } },
  (scene) => {
    scene.does('b', leap);
    scene.asks('ana', 'move-to', '1,0', 'stop').answer('1,0');
    scene.settles(() => expect(scene.the('b').hex).toBe('0,0'));
  },
);

rule(
  'gh/move.9: a jump in a straight line does not fly over an enemy behind whom it cannot land straight ahead',
  {
    map: ['bg#', ' a.'],
    cast: { b: { class: 'cragheart', level: 4, items: ['winged-shoes'] }, ...guard },
  },
  (scene) => {
    scene.plays('b', 'rock-slide', 'bottom');
    scene.asksAbout('ana', 'move-to').answer('item:winged-shoes');
    scene.asks('ana', 'move-to', scene.at('a'), 'stop').answer('stop');
    scene.settles(() => expect(scene.the('b').hex).toBe('0,0'));
  },
);

rule(
  'gh/move.9: a jump in a straight line lands behind the enemy if there is room',
  {
    map: ['bgc', ' a.'],
    cast: { b: { class: 'cragheart', level: 4, items: ['winged-shoes'] }, ...guard },
  },
  (scene) => {
    scene.plays('b', 'rock-slide', 'bottom');
    scene.asksAbout('ana', 'move-to').answer('item:winged-shoes');
    scene.asks('ana', 'move-to', scene.at('a'), '1,0', scene.at('c'), 'stop').answer('1,0');
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('c')));
  },
);

rule(
  'gh/move.10: a jump that uses fewer hexes than allowed has its last hex where it stops',
  { map: ['bTa.'], cast: brute },
  (scene) => {
    scene.does('b', leap);
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    expect(scene.the('b').hp).toBe(10);
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(() => expect(scene.the('b').hp).toBe(7));
  },
);

rule(
  'gh/move.10: a figure that walks onto hazardous terrain and stops there is hurt once, even if a jump was ready',
  { map: ['bHa'], cast: { b: { class: 'brute', items: ['winged-shoes'] } } },
  (scene) => {
    scene.does('b', move(2));
    scene.asksAbout('ana', 'move-to').answer(scene.at('H'));
    scene.asksAbout('ana', 'move-to').answer('item:winged-shoes');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(() => expect(scene.the('b').hp).toBe(9));
  },
);

rule(
  'gh/move.10a: a Move 4 Jump over two enemies, then Attack 2 on all moved through, makes two attacks with one modifier each',
  {
    map: ['bghac'],
    cast: {
      b: { class: 'brute', draws: ['+1', '-1'] },
      ...guard,
      h: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', move(4, { jump: true }), attack(2, { targets: enemiesMovedThrough }));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, scene.the('h').hp]).toEqual([9 - 3, 9 - 1]));
  },
);

const flyer = { b: { class: 'brute', items: ['cloak-of-phasing'] } } as const;

rule(
  'gh/move.11: a flying figure ignores figures and overlays, and may end on an obstacle, a trap or hazardous terrain without effect',
  { map: ['bgOTH'], cast: { ...flyer, ...guard } },
  (scene) => {
    scene.does('b', move(6));
    scene.asks('ana', 'move-to', scene.at('O'), scene.at('T'), scene.at('H'), 'stop').answer(scene.at('O'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('H'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hp).toBe(10);
      expect(pieces).toHaveLength(3);
    });
  },
);

rule(
  'gh/move.11a: a flying monster that ends its movement on a trap leaves it where it is, and nothing happens',
  {
    map: ['bTm'],
    cast: { ...brute, m: { monster: 'sun-demon' } },
    cards: { 'sun-demon': 'sun-demon-3' },
  },
  (scene) => {
    const { hp } = scene.the('m');
    scene.acts('m');
    scene.settles(({ pieces }) => {
      expect(scene.the('m')).toMatchObject({ hex: scene.at('T'), hp, conditions: [] });
      expect(pieces.map(({ is }) => is)).toEqual(['trap']);
    });
  },
);

rule(
  'gh/move.12: Flying also applies when the figure is pushed',
  { map: ['bmT'], cast: { ...brute, m: { monster: 'living-spirit', hp: 2 } } },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('living-spirit-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('T'));
    scene.settles(({ pieces }) => {
      expect(scene.the('m').hex).toBe(scene.at('T'));
      expect(scene.the('m').hp).toBe(2);
      expect(pieces).toHaveLength(1);
    });
  },
);

rule(
  'gh/move.12: a flying figure can be pushed onto an obstacle',
  { map: ['bmO'], cast: { ...brute, m: { monster: 'living-spirit' } } },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('living-spirit-1');
    scene.asks('ana', 'push-to', scene.at('O'), 'decline').answer(scene.at('O'));
    scene.settles(() => expect(scene.the('m').hex).toBe(scene.at('O')));
  },
);
