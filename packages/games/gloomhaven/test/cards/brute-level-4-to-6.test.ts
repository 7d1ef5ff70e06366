import { expect } from 'vitest';
import { loots, strikes } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cardRule,
  conditionsOf,
  endsWithRound,
  hpOf,
  leaves,
  row,
  staysUntilEnded,
} from './playing.ts';

const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;
/** Four hexes to go, then two enemies side by side. */
const lane = {
  map: ['b....g....', ' ####hk###', '####.####'],
  cast: { b: brute, g: guard, h: guard, k: guard },
} as const;

strikes('unstoppable-charge top: attacks with 5', 5, { xp: 1 });

cardRule('unstoppable-charge bottom: moves 4 and stuns all adjacent enemies', lane, (scene) => {
  asked(scene, 'move-to', '4,0', ...row(3), 'stop');
  asked(scene, 'ability-use', 'perform', 'skip');
  scene.settles(() => {
    expect([...'ghk'].map((it) => conditionsOf(scene, it))).toEqual([['stun'], ['stun'], []]);
    expect(hpOf(scene, 'gh')).toEqual([20, 20]);
    leaves(scene, 'unstoppable-charge', { pile: 'lost' });
  });
});

strikes('devastating-hack top: attacks with 8', 8, { pile: 'lost', xp: 3 });
loots('devastating-hack bottom: loots 1', 1);

cardRule(
  'whirlwind top: attacks all adjacent enemies with 4, with 1 experience for each',
  { map: ['.g..', ' .bhi', '.k..'], cast: { b: brute, g: guard, h: guard, i: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'ghk');
    scene.settles(() => {
      expect(hpOf(scene, 'ghik')).toEqual([16, 16, 20, 16]);
      leaves(scene, 'whirlwind', { pile: 'lost', xp: 3 });
    });
  },
);

cardRule('whirlwind bottom: moves 4 and pushes one adjacent enemy by 3', lane, (scene) => {
  asked(scene, 'move-to', '4,0', ...row(3), 'stop');
  asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
  asked(scene, 'push-to', '6,0', 'decline');
  scene.settles(() => {
    expect([scene.the('g').hex, scene.the('h').hex]).toEqual(['8,0', scene.at('h')]);
    leaves(scene, 'whirlwind', {});
  });
});

cardRule(
  'skirmishing-maneuver top: attacks with 2, moves 2 and attacks with 2',
  { map: ['gb..h'], cast: { b: brute, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'move-to', '3,0', '2,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([18, 18]);
      leaves(scene, 'skirmishing-maneuver', {});
    });
  },
);

strikes('skirmishing-maneuver bottom: attacks with 3 at range 3', 3, { range: 3, xp: 1 });

const stunned = { ...guard, conditions: ['stun'] } as const;

cardRule(
  'quietus top: kills a normal adjacent enemy that is stunned',
  {
    map: ['.uvk', ' xby'],
    cast: { b: brute, u: stunned, v: guard, y: { ...stunned, rank: 'elite' }, k: stunned, x: stunned },
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-5', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'uvykx')).toEqual([0, 20, 20, 20, 20]);
      leaves(scene, 'quietus', { xp: 1 });
    });
  },
);

cardRule(
  'quietus top: without a stunned enemy nothing is performed and no experience gained',
  { map: ['.bg'], cast: { b: brute, g: guard } },
  (scene) => {
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(20);
      leaves(scene, 'quietus', {});
    });
  },
);

cardRule(
  'quietus bottom: moves 3 and adds 1 to all attacks this round',
  { map: ['b...g'], cast: { b: brute, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    for (const hp of [17, 14]) {
      scene.plays('b', 'spare-dagger', 'bottom');
      asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
      scene.settles(() => expect(scene.the('g').hp).toBe(hp));
    }
    endsWithRound(scene, 'quietus', {});
  },
);

cardRule(
  'immovable-phalanx top: attacks with 4 and has shield 1 for the round',
  { map: ['.bg'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'bg')).toEqual([9, 16]));
    endsWithRound(scene, 'immovable-phalanx', {});
  },
);

const phalanx = { map: ['.bg....'], cast: { b: brute, g: guard } } as const;

cardRule('immovable-phalanx bottom: a move may become an attack of the same value', phalanx, (scene) => {
  for (const hp of [16, 12]) {
    scene.plays('b', 'grab-and-go', 'bottom');
    asked(scene, 'reaction', 'use:immovable-phalanx', 'go-on');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => expect(scene.the('g').hp).toBe(hp));
  }
  expect(scene.the('b').hex).toBe('1,0');
  staysUntilEnded(scene, 'immovable-phalanx', { pile: 'lost' });
});

cardRule('immovable-phalanx bottom: the move may be made all the same', phalanx, (scene) => {
  scene.plays('b', 'grab-and-go', 'bottom');
  asked(scene, 'reaction', 'go-on', 'use:immovable-phalanx');
  asked(scene, 'move-to', '0,0', 'stop');
  scene.asks('ana', 'move-to', '1,0', 'stop').answer('stop');
  scene.settles(() => expect(scene.the('g').hp).toBe(20));
});
