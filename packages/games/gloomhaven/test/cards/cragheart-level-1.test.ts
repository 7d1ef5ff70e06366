import { expect } from 'vitest';
import { attackBy, runs } from '../scene/monsters.ts';
import { loots, moves, strikes } from './plain-halves.ts';
import { asked, attacksInOrder, cardRule, hpOf, inSight, laysOver, leaves } from './playing.ts';

const cragheart = { class: 'cragheart' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const archer = { monster: 'bandit-archer', hp: 20 } as const;
const earth = { elements: { earth: 'strong' } } as const;
const ring = {
  map: ['.uv.', ' xcy', '.wz.'],
  cast: { c: cragheart, u: guard, v: guard, w: guard, x: guard, y: guard, z: guard },
} as const;

const opposing = 'opposing-strike top: attacks two opposite hexes with 3';
cardRule(opposing, ring, (scene) => {
  laysOver(scene, opposing, 'vw', 3);
  attacksInOrder(scene, 'vw');
  scene.settles(() => {
    expect(hpOf(scene, 'uvwxyz')).toEqual([20, 17, 17, 20, 20, 20]);
    leaves(scene, 'opposing-strike', { xp: 1 });
  });
});

cardRule(
  'opposing-strike bottom: six melee attacks are answered with 2, every second one gives experience',
  { map: ['.cg...', ' ....a.'], cast: { c: { ...cragheart, level: 9 }, g: guard, a: archer } },
  (scene) => {
    scene.settles(() => leaves(scene, 'opposing-strike', { pile: 'active' }));
    runs(scene, 'a', attackBy(0));
    scene.settles(() => expect(hpOf(scene, 'cga')).toEqual([24, 20, 20]));
    runs(scene, 'g', attackBy(0));
    scene.settles(() => leaves(scene, 'opposing-strike', { pile: 'active' }));
    for (let n = 0; n < 4; n++) runs(scene, 'g', attackBy(0));
    scene.settles(() => leaves(scene, 'opposing-strike', { pile: 'active', xp: 2 }));
    runs(scene, 'g', attackBy(0));
    runs(scene, 'g', attackBy(0));
    scene.settles(() => {
      expect(hpOf(scene, 'cga')).toEqual([10, 8, 20]);
      leaves(scene, 'opposing-strike', { pile: 'lost', xp: 3 });
    });
  },
);

strikes('crushing-grasp top: attacks with 3, immobilizes and creates earth', 3, {
  ...{ conditions: ['immobilize'], elements: ['earth'] },
});
loots('crushing-grasp bottom: loots 1', 1);

const avalanche = 'avalanche top: attacks two neighbouring hexes with 4';
cardRule(avalanche, ring, (scene) => {
  laysOver(scene, avalanche, 'yz', 6);
  attacksInOrder(scene, 'zy');
  scene.settles(() => {
    expect(hpOf(scene, 'uvwxyz')).toEqual([20, 20, 20, 20, 16, 16]);
    leaves(scene, 'avalanche', { pile: 'lost', xp: 1 });
  });
});

cardRule('avalanche top: with earth it is 5 and gives 1 more experience', { ...ring, ...earth }, (scene) => {
  asked(scene, 'augments', 'augment:0');
  laysOver(scene, avalanche, 'yz', 6);
  attacksInOrder(scene, 'zy');
  scene.settles(() => {
    expect(hpOf(scene, 'yz')).toEqual([15, 15]);
    leaves(scene, 'avalanche', { pile: 'lost', xp: 2 });
  });
});

cardRule(
  'avalanche bottom: two obstacles in adjacent empty hexes, and earth',
  { map: ['$cg..', ' .....', '.....'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '0,1', '1,1', 'skip');
    asked(scene, 'ability-hex', '1,1', 'skip');
    scene.settles((s) => {
      const obstacles = s.pieces.filter(({ is }) => is === 'obstacle');
      expect(obstacles.map(({ hexes }) => hexes)).toEqual([['0,1'], ['1,1']]);
      leaves(scene, 'avalanche', { elements: ['earth'] });
    });
  },
);

cardRule(
  'rumbling-advance top: heals the cragheart or an ally within range 2 by 4 and creates earth',
  {
    map: inSight('c.bs'),
    cast: { c: cragheart, b: { ...brute, hp: 3 }, s: { class: 'scoundrel', hp: 1 } },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'cragheart', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'bs')).toEqual([7, 1]);
      leaves(scene, 'rumbling-advance', { elements: ['earth'] });
    });
  },
);

cardRule(
  'rumbling-advance bottom: moves 2, all adjacent allies and enemies suffer 1, and earth',
  { map: ['c..g', ' ..b.h'], cast: { c: cragheart, b: brute, g: guard, h: guard } },
  (scene) => {
    scene.asks('ana', 'move-to', '1,0', '2,0', '0,1', '1,1', 'stop').answer('2,0');
    scene.settles(() => {
      expect(hpOf(scene, 'cbgh')).toEqual([10, 9, 19, 20]);
      leaves(scene, 'rumbling-advance', { elements: ['earth'] });
    });
  },
);

cardRule(
  'massive-boulder top: attacks with 3 at range 3, all allies and enemies beside the target suffer 1, and earth',
  {
    map: ['c..gkf', ' ...b.'],
    cast: { c: cragheart, b: brute, g: guard, k: { ...guard, shield: 3 }, f: guard },
  },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'cbgkf')).toEqual([10, 9, 17, 19, 20]);
      leaves(scene, 'massive-boulder', { elements: ['earth'] });
    });
  },
);

cardRule(
  'massive-boulder top: with one more target those beside each of them suffer 1, also who is beside both',
  {
    map: ['cfgb', ' ..h.'],
    cast: {
      c: { ...cragheart, active: ['backup-ammunition top'] },
      ...{ b: brute, g: guard, h: guard, f: guard },
    },
  },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'bandit-guard-3', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-3', 'done');
    scene.settles(() => expect(hpOf(scene, 'cbghf')).toEqual([10, 8, 16, 16, 19]));
  },
);
moves('massive-boulder bottom: moves 4', 4);

cardRule(
  'backup-ammunition top: four ranged attacks have one more target, each for 1 experience',
  { map: ['gc.hk', ' .....'], cast: { c: cragheart, g: guard, h: guard, k: guard } },
  (scene) => {
    scene.settles(() => leaves(scene, 'backup-ammunition', { pile: 'active' }));
    scene.does('c', { do: 'attack', value: 1 });
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => leaves(scene, 'backup-ammunition', { pile: 'active' }));
    for (let n = 0; n < 4; n++) {
      scene.does('c', { do: 'attack', value: 1, range: 3 });
      asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'bandit-guard-3', 'skip');
      asked(scene, 'attack-target', 'bandit-guard-3', 'bandit-guard-1', 'done');
    }
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([19, 16, 16]);
      leaves(scene, 'backup-ammunition', { pile: 'lost', xp: 4 });
    });
  },
);

cardRule(
  'backup-ammunition top: a use is spent although only one enemy is in range',
  { map: inSight('c.h'), cast: { c: cragheart, h: guard } },
  (scene) => {
    scene.does('c', { do: 'attack', value: 1, range: 3 });
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => leaves(scene, 'backup-ammunition', { pile: 'active', xp: 1 }));
  },
);

cardRule(
  'backup-ammunition top: no use is spent when nobody is in range',
  { map: inSight('c....h'), cast: { c: cragheart, h: guard } },
  (scene) => {
    scene.does('c', { do: 'attack', value: 1, range: 3 });
    scene.settles(() => leaves(scene, 'backup-ammunition', { pile: 'active' }));
  },
);

cardRule(
  'backup-ammunition top: no use is spent when the attack is skipped',
  { map: inSight('c.h'), cast: { c: cragheart, h: guard } },
  (scene) => {
    scene.does('c', { do: 'attack', value: 1, range: 3 });
    asked(scene, 'attack-target', 'skip', 'bandit-guard-1');
    scene.settles(() => {
      expect(scene.hero('c').active.map(({ used }) => used)).toEqual([0]);
      leaves(scene, 'backup-ammunition', { pile: 'active' });
    });
  },
);
moves('backup-ammunition bottom: moves 3', 3);

cardRule(
  'rock-tunnel top: destroys one adjacent obstacle',
  { map: ['OcO.O'], cast: { c: cragheart } },
  (scene) => {
    asked(scene, 'ability-hex', '2,0', '0,0', 'skip');
    scene.settles((s) => {
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['0,0'], ['4,0']]);
      leaves(scene, 'rock-tunnel', { xp: 1 });
    });
  },
);

cardRule(
  'rock-tunnel bottom: jumps 5 and immobilizes the enemies on the way',
  { map: ['cg.O..h', ' .k.....'], cast: { c: cragheart, g: guard, h: guard, k: guard } },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('1,0');
    scene.asksAbout('ana', 'move-to').answer('5,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(scene.the('c').hex).toBe('5,0');
      expect(['g', 'h', 'k'].map((letter) => scene.has(letter, 'immobilize'))).toEqual([true, false, false]);
      leaves(scene, 'rock-tunnel', { pile: 'lost', xp: 1 });
    });
  },
);
