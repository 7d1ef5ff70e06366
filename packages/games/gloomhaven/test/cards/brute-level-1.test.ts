import { expect } from 'vitest';
import { loots, moves, strikes } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cardRule,
  conditionsOf,
  endsWithRound,
  hpOf,
  inSight,
  laysOver,
  leaves,
  roundIsOver,
} from './playing.ts';

const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
/** Move and attack as printed on the stat card: attack 2. */
const plainGuards = { cards: { guard: 'guard-4' } } as const;
const ring = {
  map: ['.uv.', ' xby', '.wz.'],
  cast: { b: brute, u: guard, v: guard, w: guard, x: guard, y: guard, z: guard },
} as const;

cardRule(
  'trample top: attack 3 with pierce 2 leaves 1 of a shield of 3',
  { map: ['.bg'], cast: { b: brute, g: { ...guard, shield: 3 } } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      leaves(scene, 'trample', {});
    });
  },
);

cardRule(
  'trample bottom: jumps 4 hexes and attacks all enemies on the way with 2',
  { map: ['bg.h..k'], cast: { b: brute, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'move-to', '4,0', '1,0', '2,0', '3,0', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'hg');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([18, 18, 20]);
      leaves(scene, 'trample', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'eye-for-an-eye top: retaliate 2 for the round, with 1 experience each time',
  { map: ['.bg'], cast: { b: { ...brute, acted: true }, g: { ...guard, acted: true } }, ...plainGuards },
  (scene) => {
    scene.settles(() => leaves(scene, 'eye-for-an-eye', { pile: 'active' }));
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'bg')).toEqual([8, 18]));
    scene.acts('g');
    scene.settles(() => leaves(scene, 'eye-for-an-eye', { pile: 'active', xp: 2 }));
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles(() => {
      expect(scene.the('b').bonuses).toEqual([]);
      leaves(scene, 'eye-for-an-eye', { pile: 'discard', xp: 2 });
    });
  },
);

cardRule(
  'eye-for-an-eye bottom: heals the brute or an adjacent ally by 2 and creates earth',
  {
    map: inSight('bts'),
    cast: { b: { ...brute, hp: 5 }, t: { class: 'tinkerer' }, s: { class: 'spellweaver', hp: 1 } },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'tinkerer', 'skip');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(7);
      leaves(scene, 'eye-for-an-eye', { elements: ['earth'] });
    });
  },
);

const sweeping = 'sweeping-blow top: attacks three neighbouring hexes with 2';
cardRule(sweeping, ring, (scene) => {
  laysOver(scene, sweeping, 'vyz', 6);
  attacksInOrder(scene, 'yvz');
  scene.settles(() => {
    expect(hpOf(scene, 'uvwxyz')).toEqual([20, 18, 20, 20, 18, 18]);
    leaves(scene, 'sweeping-blow', {});
  });
});

cardRule(
  'sweeping-blow bottom: moves 3 and pushes every adjacent enemy by 1',
  { map: ['b...g..', ' ###hk#', '###.#.#'], cast: { b: brute, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    asked(scene, 'push-to', '5,0', 'decline');
    asked(scene, 'push-to', '2,2', 'decline');
    scene.settles(() => {
      expect([scene.the('g').hex, scene.the('h').hex]).toEqual(['5,0', '2,2']);
      leaves(scene, 'sweeping-blow', {});
    });
  },
);

strikes('provoking-roar top: attacks with 2 and disarms', 2, { conditions: ['disarm'] });

cardRule(
  'provoking-roar bottom: an attack on an adjacent ally is on the brute instead, however far it is',
  { map: ['gtb'], cast: { b: brute, t: { class: 'tinkerer' }, g: guard }, ...plainGuards },
  (scene) => {
    scene.acts('g');
    asked(scene, 'reaction', 'go-on', 'end-bonus:provoking-roar');
    scene.settles(() => expect(hpOf(scene, 'bt')).toEqual([8, 8]));
    endsWithRound(scene, 'provoking-roar', {});
  },
);

cardRule(
  'provoking-roar bottom: an ally two hexes away is not protected',
  { map: ['gt.b'], cast: { b: brute, t: { class: 'tinkerer' }, g: guard }, ...plainGuards },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'bt')).toEqual([10, 6]));
  },
);

strikes('overwhelming-assault top: attacks with 6', 6, { pile: 'lost', xp: 2 });

cardRule(
  'overwhelming-assault bottom: moves 3 and pushes one adjacent enemy by 2',
  { map: ['b...g...', ' ###hk##'], cast: { b: brute, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'push-to', '5,0', 'decline');
    scene.settles(() => {
      expect([scene.the('g').hex, scene.the('h').hex]).toEqual(['6,0', scene.at('h')]);
      leaves(scene, 'overwhelming-assault', {});
    });
  },
);

loots('grab-and-go top: loots 1', 1);
moves('grab-and-go bottom: moves 4', 4);

cardRule(
  'warding-strength top: attacks with 3 and pushes by 2',
  { map: ['bg...'], cast: { b: brute, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'push-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 17, hex: '3,0' });
      leaves(scene, 'warding-strength', {});
    });
  },
);

cardRule(
  'warding-strength bottom: takes 1 off six attacks, every second one gives experience',
  { map: ['.bg'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    scene.acts('g');
    scene.settles(() => leaves(scene, 'warding-strength', { pile: 'active' }));
    roundIsOver(scene);
    for (let n = 0; n < 4; n++) scene.acts('g');
    scene.settles(() => leaves(scene, 'warding-strength', { pile: 'active', xp: 2 }));
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(4);
      leaves(scene, 'warding-strength', { pile: 'lost', xp: 3 });
    });
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(2));
  },
);

strikes('shield-bash top: attacks with 4 and stuns', 4, { conditions: ['stun'], pile: 'lost', xp: 2 });

cardRule(
  'shield-bash bottom: shield 1 for the round',
  { map: ['.bg'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    scene.acts('g');
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
    endsWithRound(scene, 'shield-bash', {});
  },
);

const cleave = 'leaping-cleave top: attacks two neighbouring hexes with 3';
cardRule(cleave, ring, (scene) => {
  laysOver(scene, cleave, 'vy', 6);
  attacksInOrder(scene, 'vy');
  scene.settles(() => {
    expect(hpOf(scene, 'uvwxyz')).toEqual([20, 17, 20, 20, 17, 20]);
    leaves(scene, 'leaping-cleave', { xp: 1 });
  });
});

moves('leaping-cleave bottom: jumps 3 and creates air', 3, { jump: true, elements: ['air'] });

strikes('spare-dagger top: attacks with 3 at range 3', 3, { range: 3, xp: 1 });
strikes('spare-dagger bottom: attacks with 2', 2);

cardRule(
  'spare-dagger top: an adjacent enemy is attacked with disadvantage',
  { map: ['bg'], cast: { b: { ...brute, draws: ['+1', '-1'] }, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      expect(conditionsOf(scene, 'g')).toEqual([]);
    });
  },
);
