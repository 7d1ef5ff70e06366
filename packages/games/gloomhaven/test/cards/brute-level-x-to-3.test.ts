import { expect } from 'vitest';
import { damage } from '../../content/words/abilities.ts';
import { self } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';
import { kills, moves } from './plain-halves.ts';
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
  row,
} from './playing.ts';

const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;

const skewered = {
  map: inSight('.bghi'),
  cast: { b: brute, g: guard, h: { ...guard, shield: 2 }, i: guard },
} as const;
const skewer = 'skewer top: attacks two hexes in a line with 3';
cardRule(skewer, skewered, (scene) => {
  laysOver(scene, skewer, 'gh', 1);
  attacksInOrder(scene, 'gh');
  scene.settles(() => {
    expect(hpOf(scene, 'ghi')).toEqual([17, 19, 20]);
    leaves(scene, 'skewer', { xp: 1 });
  });
});

const airySkewer = 'skewer top: consuming air adds 1 to the attack and pierce 1';
cardRule(airySkewer, { ...skewered, elements: { air: 'waning' } }, (scene) => {
  asked(scene, 'augments', 'augment:0');
  laysOver(scene, airySkewer, 'gh', 1);
  attacksInOrder(scene, 'gh');
  scene.settles(() => {
    expect(hpOf(scene, 'ghi')).toEqual([16, 17, 20]);
    leaves(scene, 'skewer', { xp: 1 });
  });
});

moves('skewer bottom: moves 6', 6, { pile: 'lost', xp: 1 });

rule(
  'balanced-measure top: attacks with the hexes moved this turn',
  { map: ['b...g'], cast: { b: brute, g: guard }, turn: 'b' },
  (scene) => {
    scene.plays('b', 'grab-and-go', 'bottom');
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'move-to', 'stop', '2,0');
    scene.plays('b', 'balanced-measure', 'top');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      leaves(scene, 'balanced-measure', { xp: 1 });
    });
  },
);

rule(
  'balanced-measure bottom: moves as far as damage was dealt this turn',
  { map: ['gb......'], cast: { b: { ...brute, draws: ['+2'] }, g: guard }, turn: 'b' },
  (scene) => {
    scene.plays('b', 'trample', 'top');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.plays('b', 'balanced-measure', 'bottom');
    asked(scene, 'move-to', '6,0', ...row(5).slice(1), 'stop');
    scene.settles(() => leaves(scene, 'balanced-measure', {}));
  },
);

cardRule(
  'wall-of-doom top: shield 2 and retaliate 2 for the round, then it is lost',
  {
    map: ['.bg'],
    cast: { b: { ...brute, acted: true }, g: { ...guard, acted: true } },
    ...{ cards: { guard: 'guard-6' } },
  },
  (scene) => {
    scene.settles(() => leaves(scene, 'wall-of-doom', { pile: 'active', xp: 2 }));
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'bg')).toEqual([9, 18]));
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles(() => {
      expect(scene.the('b').bonuses).toEqual([]);
      leaves(scene, 'wall-of-doom', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'wall-of-doom bottom: adds 1 to all attacks of the brute this round, not to those of others',
  {
    map: inSight('bgt'),
    cast: {
      b: { ...brute, acted: true },
      g: { ...guard, acted: true },
      t: { class: 'tinkerer', acted: true },
    },
  },
  (scene) => {
    for (const hp of [17, 14]) {
      scene.plays('b', 'spare-dagger', 'bottom');
      asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
      scene.settles(() => expect(scene.the('g').hp).toBe(hp));
    }
    scene.does('t', { do: 'attack', value: 2 });
    scene.asks('bea', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(12));
    endsWithRound(scene, 'wall-of-doom', {});
  },
);

kills('fatal-advance top: kills a normal adjacent enemy', false, { pile: 'lost', xp: 2 });
moves('fatal-advance bottom: moves 4', 4);

cardRule(
  'juggernaut top: moves 2 and attacks with 2',
  { map: ['b..g'], cast: { b: brute, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      leaves(scene, 'juggernaut', {});
    });
  },
);

cardRule(
  'juggernaut bottom: prevents damage from three sources, with 1 experience each',
  { map: ['.bg'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    scene.acts('g');
    scene.settles(() => leaves(scene, 'juggernaut', { pile: 'active', xp: 1 }));
    roundIsOver(scene);
    scene.does('b', damage(3, self));
    scene.settles(() => leaves(scene, 'juggernaut', { pile: 'active', xp: 2 }));
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      leaves(scene, 'juggernaut', { pile: 'lost', xp: 3 });
    });
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

cardRule(
  'hook-and-chain top: attacks with 3 at range 3 and pulls by 2',
  { map: inSight('b..gh'), cast: { b: brute, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'pull-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 17, hex: '1,0' });
      leaves(scene, 'hook-and-chain', {});
    });
  },
);

const charge = { map: ['b....g', ' .....'], cast: { b: brute, g: guard } } as const;

cardRule('hook-and-chain bottom: attacks with the hexes moved in a straight line', charge, (scene) => {
  scene.asksAbout('ana', 'move-to').answer('4,0');
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(16);
    leaves(scene, 'hook-and-chain', {});
  });
});

cardRule('hook-and-chain bottom: after a turn on the way there is no attack', charge, (scene) => {
  scene.asksAbout('ana', 'move-to').answer('1,0');
  scene.asksAbout('ana', 'move-to').answer('1,1');
  scene.asksAbout('ana', 'move-to').answer('3,1');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(20);
    leaves(scene, 'hook-and-chain', {});
  });
});

const force = 'brute-force top: attacks three neighbouring hexes with 2 and muddles';
cardRule(
  force,
  {
    map: ['.uv.', ' xby', '.wz.'],
    cast: { b: brute, u: guard, v: guard, w: guard, x: guard, y: guard, z: guard },
  },
  (scene) => {
    laysOver(scene, force, 'vyz', 6);
    attacksInOrder(scene, 'vyz');
    scene.settles(() => {
      expect(hpOf(scene, 'uvwxyz')).toEqual([20, 18, 20, 20, 18, 18]);
      expect([...'uvyz'].map((it) => conditionsOf(scene, it))).toEqual([
        [],
        ['muddle'],
        ['muddle'],
        ['muddle'],
      ]);
      leaves(scene, 'brute-force', { xp: 1 });
    });
  },
);

cardRule(
  'brute-force bottom: moves 2 and has shield 1 for the round',
  { map: ['b..g'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(9));
    endsWithRound(scene, 'brute-force', {});
  },
);
