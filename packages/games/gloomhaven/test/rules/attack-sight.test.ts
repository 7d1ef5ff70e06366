import { expect } from 'vitest';
import { attack, damage, heal } from '../../content/words/abilities.ts';
import { figures } from '../../content/words/targets.ts';
import { attacks } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const duel = { b: { class: 'brute' }, g: guard } as const;

/** Damage to all enemies so near, seen or not: what it reaches tells how range is counted. */
const toAllWithin = (range: number) =>
  damage(1, figures('enemies', 'all', { is: 'within', range, of: 'performer', needsSight: false }));

rule(
  'gh/attack.6: figures and obstacles do not lengthen a range',
  { map: ['....', ' bOhg', '....'], cast: { ...duel, h: guard } },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', range: 3 });
    scene.settles(() => expect(scene.the('g').hp).toBe(6));
  },
);

const around = { map: ['b#g', ' .#.', '...'], cast: duel } as const;

rule('gh/attack.6, gh/attack.6a: range is the shortest chain of hexes around a wall', around, (scene) => {
  scene.does('b', toAllWithin(4));
  scene.settles();
  scene.does('b', toAllWithin(5));
  scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
  scene.settles(() => expect(scene.the('g').hp).toBe(8));
});

rule('gh/attack.6a: a target 2 hexes away behind a wall is out of Range 3', around, (scene) => {
  scene.does('b', attack(3, { range: 3 }));
  scene.settles(() => expect(scene.the('g').hp).toBe(9));
});

rule(
  'gh/attack.7: one line from corner to corner free of walls is enough for sight',
  { map: ['....', ' ....', 'b...', ' .#g.', '....'], cast: duel },
  (scene) => {
    scene.does('b', attack(3, { range: 3 }));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
  },
);

rule(
  'gh/attack.7: where every line from corner to corner touches a wall there is no sight',
  { map: ['....', ' b#g', '....'], cast: duel },
  (scene) => {
    scene.does('b', attack(3, { range: 3 }));
    scene.settles(() => expect(scene.the('g').hp).toBe(9));
  },
);

rule(
  'gh/attack.7a: in an open room figures and obstacles between two figures do not matter',
  { map: ['OOOO', ' bOhg', 'OOOO'], cast: { ...duel, h: guard } },
  (scene) => {
    scene.does('b', attack(3, { range: 3 }));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip').answer('skip');
  },
);

const twoRooms = {
  map: ['..#..', ' b.+g.', '..#..'],
  rooms: ['11#22', ' 11122', '11#22'],
  cast: duel,
  revealed: [1, 2],
} as const;

rule('gh/attack.8: a closed door blocks sight', twoRooms, (scene) => {
  scene.does('b', attack(3, { range: 5 }));
  scene.settles(() => expect(scene.the('g').hp).toBe(9));
});

rule('gh/attack.8: an open door does not block sight', { ...twoRooms, doorsOpen: true }, (scene) => {
  scene.does('b', attack(3, { range: 5 }));
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
});

rule('gh/attack.9: a line along the edge of a wall is blocked', { map: ['b.g'], cast: duel }, (scene) => {
  scene.does('b', attack(3, { range: 3 }));
  scene.settles(() => expect(scene.the('g').hp).toBe(9));
});

const strict = { options: { neighboursSee: false }, cast: duel } as const;

rule(
  'gh/attack.9: two hexes that share a free corner see each other',
  { ...strict, map: ['bg', ' .'] },
  (scene) => {
    scene.does('b', attack(3));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
  },
);

rule(
  'gh/attack.9: a corner that lies on a wall cannot serve as an end of the line',
  { ...strict, map: ['bg'] },
  (scene) => {
    scene.does('b', attack(3));
    scene.settles(() => expect(scene.the('g').hp).toBe(9));
  },
);

rule(
  'gh/attack.9a: in an L-shaped room lines that only graze the inner corner give no sight',
  { map: ['.....', ' ..b..', '..###', ' .g###', '..###'], cast: duel },
  (scene) => {
    scene.does('b', attack(3, { range: 5 }));
    scene.settles(() => expect(scene.the('g').hp).toBe(9));
  },
);

rule('gh/attack.10: a melee attack needs sight as well', { ...strict, map: ['b', ' g'] }, (scene) => {
  scene.does('b', attack(3));
  scene.settles(() => expect(scene.the('g').hp).toBe(9));
});

rule(
  'gh/attack.10a: a heal with Range 2 cannot reach an ally 2 hexes away around a corner',
  { map: ['b.', ' #t'], cast: { b: { class: 'brute', hp: 5 }, t: { class: 'tinkerer', hp: 1 } } },
  (scene) => {
    scene.does('b', heal(2, { range: 2 }));
    scene.asks('ana', 'ability-target', 'brute', 'skip').answer('brute');
    scene.settles(() => expect(scene.the('t').hp).toBe(1));
  },
);

rule(
  'gh/attack.11: an ability that is no attack and has no range needs no sight',
  { map: ['b.g'], cast: duel },
  (scene) => {
    scene.does('b', toAllWithin(2));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.settles(() => expect(scene.the('g').hp).toBe(8));
  },
);
