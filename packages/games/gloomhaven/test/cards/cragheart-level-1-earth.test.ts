import { expect } from 'vitest';
import { attackBy, runs } from '../scene/monsters.ts';
import { roundEnds } from './later.ts';
import { moves, strikes } from './plain-halves.ts';
import { asked, attacksInOrder, cardRule, conditionsOf, hpOf, inSight, laysOver, leaves } from './playing.ts';

const cragheart = { class: 'cragheart' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const earth = { elements: { earth: 'waning' } } as const;

const upheaval = {
  map: ['.gcb.', ' .h.s', '.k...', ' f....'],
  cast: { c: cragheart, b: brute, s: { class: 'scoundrel' }, g: guard, h: guard, k: guard, f: guard },
} as const;

cardRule(
  'unstable-upheaval top: attacks all adjacent enemies with 3, adjacent allies suffer 2',
  upheaval,
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    scene.settles(() => {
      expect(hpOf(scene, 'cbsghkf')).toEqual([10, 8, 8, 17, 17, 20, 20]);
      leaves(scene, 'unstable-upheaval', { pile: 'lost', xp: 1 });
    });
  },
);

cardRule(
  'unstable-upheaval top: with earth all enemies within range 2, for 1 more experience',
  { ...upheaval, ...earth },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'ghk');
    scene.settles(() => {
      expect(hpOf(scene, 'cbsghkf')).toEqual([10, 8, 8, 17, 17, 17, 20]);
      leaves(scene, 'unstable-upheaval', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'unstable-upheaval top: with earth it is ranged, with disadvantage on the adjacent enemy alone',
  {
    map: inSight('cgk'),
    cast: { c: { ...cragheart, draws: ['+1', '-1', '+1'] }, g: guard, k: guard },
    ...earth,
  },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gk');
    scene.settles(() => expect(hpOf(scene, 'gk')).toEqual([18, 16]));
  },
);

cardRule(
  'unstable-upheaval bottom: all allies suffer 1 and have shield 2 for the round',
  {
    map: ['cb....sg'],
    cast: {
      ...{ c: { ...cragheart, acted: true }, b: { ...brute, acted: true } },
      ...{ s: { class: 'scoundrel', acted: true }, g: { ...guard, acted: true } },
    },
  },
  (scene) => {
    scene.settles(() => {
      expect(hpOf(scene, 'cbs')).toEqual([10, 9, 7]);
      leaves(scene, 'unstable-upheaval', { pile: 'active', xp: 2 });
    });
    runs(scene, 'g', attackBy(+1));
    scene.settles(() => expect(hpOf(scene, 'cbs')).toEqual([10, 9, 6]));
    roundEnds(scene);
    scene.settles((s) => {
      expect(s.figures.flatMap(({ bonuses }) => bonuses)).toEqual([]);
      leaves(scene, 'unstable-upheaval', { pile: 'lost', xp: 2 });
    });
  },
);

strikes('crater top: attacks with 3 at range 3', 3, { range: 3 });

const pushed = { map: inSight('c.g..'), cast: { c: cragheart, g: guard }, ...earth } as const;

cardRule('crater top: with earth it pushes by 2, for 1 experience', pushed, (scene) => {
  asked(scene, 'augments', 'augment:0');
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  asked(scene, 'push-to', '3,0', '2,1', 'decline');
  asked(scene, 'push-to', '4,0', '3,1');
  scene.settles(() => {
    expect(scene.the('g')).toMatchObject({ hp: 17, hex: '4,0' });
    leaves(scene, 'crater', { xp: 1 });
  });
});

cardRule('crater top: earth that is there need not be consumed', pushed, (scene) => {
  scene.asks('ana', 'augments', 'augment:0').answer();
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g')).toMatchObject({ hp: 17, hex: '2,0' });
    leaves(scene, 'crater', { elements: ['earth'] });
  });
});

const crater = {
  map: ['gcb...h', ' ......s'],
  cast: { c: cragheart, b: brute, s: { class: 'scoundrel' }, g: guard, h: guard },
} as const;

cardRule(
  'crater bottom: all adjacent allies and enemies suffer 1, then it jumps 4, then again 1',
  crater,
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('5,0');
    scene.settles(() => {
      expect(hpOf(scene, 'cbsgh')).toEqual([10, 9, 8, 19, 19]);
      leaves(scene, 'crater', { pile: 'lost', xp: 1 });
    });
  },
);

cardRule(
  'crater bottom: with earth the second damage alone is 2, for 1 more experience',
  { ...crater, ...earth },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('5,0');
    asked(scene, 'augments', 'augment:0');
    scene.settles(() => {
      expect(hpOf(scene, 'cbsgh')).toEqual([10, 9, 8, 19, 18]);
      leaves(scene, 'crater', { pile: 'lost', xp: 2 });
    });
  },
);

const tornado =
  'dirt-tornado top: attacks a hex at range 2 and all around it with 1, and muddles allies and enemies there';
const whirl = {
  map: ['c.uv.', ' .xmy', '..wzf'],
  cast: { c: cragheart, x: brute, u: guard, m: guard, z: guard, f: guard },
} as const;

cardRule(tornado, whirl, (scene) => {
  laysOver(scene, tornado, 'uvxmywz');
  attacksInOrder(scene, 'umz');
  scene.settles(() => {
    expect(hpOf(scene, 'cxumzf')).toEqual([10, 10, 19, 19, 19, 20]);
    const muddled = [...'cxumzf'].map((letter) => scene.has(letter, 'muddle'));
    expect(muddled).toEqual([false, true, true, true, true, false]);
    leaves(scene, 'dirt-tornado', {});
  });
});

cardRule('dirt-tornado top: with earth it is 2, for 1 experience', { ...whirl, ...earth }, (scene) => {
  asked(scene, 'augments', 'augment:0');
  laysOver(scene, tornado, 'uvxmywz');
  attacksInOrder(scene, 'umz');
  scene.settles(() => {
    expect(hpOf(scene, 'cxumzf')).toEqual([10, 10, 18, 18, 18, 20]);
    leaves(scene, 'dirt-tornado', { xp: 1 });
  });
});
moves('dirt-tornado bottom: moves 3', 3);

strikes('earthen-clod top: attacks with 2 at range 5', 2, { range: 5 });

cardRule(
  'earthen-clod top: with earth it immobilizes, for 1 experience',
  { map: inSight('c...g'), cast: { c: cragheart, g: guard }, ...earth },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      expect(conditionsOf(scene, 'g')).toEqual(['immobilize']);
      leaves(scene, 'earthen-clod', { xp: 1 });
    });
  },
);

cardRule(
  'earthen-clod bottom: heals the cragheart or an ally within range 3 by 2',
  {
    map: inSight('c..bs'),
    cast: { c: { ...cragheart, hp: 4 }, b: { ...brute, hp: 3 }, s: { class: 'scoundrel', hp: 1 } },
  },
  (scene) => {
    asked(scene, 'ability-target', 'cragheart', 'brute', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'cbs')).toEqual([6, 3, 1]);
      leaves(scene, 'earthen-clod', {});
    });
  },
);
