import { expect } from 'vitest';
import { heals, loots, moves, strikes } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cannotLayOver,
  cardRule,
  endsWithRound,
  hpOf,
  inSight,
  laysOver,
  leaves,
  roundIsOver,
  staysUntilEnded,
  summonActs,
  summonOf,
} from './playing.ts';

const spellweaver = { class: 'spellweaver' } as const;
const brute = { class: 'brute' } as const;
const tinkerer = { class: 'tinkerer' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;

const duel = { map: inSight('s.g'), cast: { s: spellweaver, g: guard } } as const;
const attacks = [
  { xp: 0, pile: 'active' },
  { xp: 1, pile: 'active' },
  { xp: 1, pile: 'active' },
  { xp: 2, pile: 'lost' },
] as const;

cardRule('crackling-air top: adds 1 to four attacks, every second gives experience', duel, (scene) => {
  for (const [n, left] of attacks.entries()) {
    scene.plays('s', 'flame-strike', 'bottom');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17 - 3 * n);
      leaves(scene, 'crackling-air', left);
    });
    roundIsOver(scene);
  }
});

cardRule(
  'crackling-air top: consuming air, it adds 2 instead',
  { ...duel, elements: { air: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    for (const [n, left] of attacks.entries()) {
      scene.plays('s', 'flame-strike', 'bottom');
      asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
      scene.settles(() => {
        expect(hpOf(scene, 'g')).toEqual([16 - 4 * n]);
        leaves(scene, 'crackling-air', left);
      });
    }
  },
);

moves('crackling-air bottom: moves 3', 3);

const walk = { map: ['s...g'], cast: { s: spellweaver, g: guard }, ...plainGuards } as const;

cardRule(
  'crackling-air bottom: consuming fire, it retaliates with 2 for the round',
  { ...walk, elements: { fire: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'sg')).toEqual([4, 18]));
    endsWithRound(scene, 'crackling-air', {});
  },
);

const spiked = {
  map: ['gsbt'],
  cast: {
    s: { ...spellweaver, acted: true },
    b: { ...brute, acted: true },
    t: { ...tinkerer, acted: true },
    g: { ...guard, acted: true },
  },
  ...plainGuards,
} as const;

cardRule(
  'hardened-spikes top: the spellweaver and adjacent allies retaliate with 2 this round',
  spiked,
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(hpOf(scene, 'sg')).toEqual([4, 18]);
      expect([...'sbt'].map((it) => scene.the(it).bonuses.map(({ value }) => value))).toEqual([[2], [2], []]);
      leaves(scene, 'hardened-spikes', { pile: 'active', xp: 2 });
    });
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles(() => {
      expect([...'sb'].map((it) => scene.the(it).bonuses)).toEqual([[], []]);
      leaves(scene, 'hardened-spikes', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'hardened-spikes top: consuming earth adds 1',
  { ...spiked, elements: { earth: 'waning' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    scene.acts('g');
    scene.settles(() => {
      expect(hpOf(scene, 'sg')).toEqual([4, 17]);
      leaves(scene, 'hardened-spikes', { pile: 'active', xp: 2 });
    });
  },
);

moves('hardened-spikes bottom: moves 3', 3);

cardRule(
  'hardened-spikes bottom: consuming ice, it has shield 2 for the round',
  { ...walk, elements: { ice: 'strong' }, cards: { guard: 'guard-6' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    scene.acts('g');
    scene.settles(() => expect(scene.the('s').hp).toBe(5));
    endsWithRound(scene, 'hardened-spikes', {});
  },
);

heals('aid-from-the-ether top: heals 3 at range 3', 3, { range: 3 });

cardRule(
  'aid-from-the-ether bottom: the mystic ally has 2 hit points, moves 2 and attacks with 3 at range 2',
  { map: ['s....g', ' ###...'], cast: { s: spellweaver, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles(() => leaves(scene, 'aid-from-the-ether', { pile: 'active', xp: 2 }));
    summonActs(scene, 'mystic-ally');
    scene.settles(() => {
      expect(summonOf(scene, 'mystic-ally')).toMatchObject({ hp: 2, maxHp: 2, hex: '3,0' });
      expect(scene.the('g').hp).toBe(17);
    });
    staysUntilEnded(scene, 'aid-from-the-ether', { pile: 'lost', xp: 2 });
  },
);

strikes('flashing-burst top: attacks with 3 at range 3 and creates light', 3, {
  ...{ range: 3, elements: ['light'] },
});
moves('flashing-burst bottom: moves 4', 4);

const blast = 'icy-blast top: attacks a hex at range 3 and all around it with 2, muddles and creates ice';
cardRule(
  blast,
  {
    map: ['....abx', ' s..cdey', '....fgz'],
    cast: { s: spellweaver, a: guard, c: guard, d: guard, e: guard, g: guard },
  },
  (scene) => {
    cannotLayOver(scene, blast, 'bxdeygz');
    laysOver(scene, blast, 'abcdefg');
    attacksInOrder(scene, 'acdeg');
    scene.settles(() => {
      expect(hpOf(scene, 'acdeg')).toEqual([18, 18, 18, 18, 18]);
      expect([...'acdeg'].every((it) => scene.has(it, 'muddle'))).toBe(true);
      leaves(scene, 'icy-blast', { pile: 'lost', xp: 2, elements: ['ice'] });
    });
  },
);

heals('icy-blast bottom: heals 6 at range 2', 6, { range: 2, pile: 'lost' });

const burned = {
  map: ['s..ghx', ' ...ik.'],
  cast: { s: spellweaver, g: guard, h: guard, i: guard, k: guard },
} as const;

const coldFire = 'cold-fire top: attacks a triangle at range 3 with 1';
cardRule(coldFire, burned, (scene) => {
  cannotLayOver(scene, coldFire, 'hxk');
  laysOver(scene, coldFire, 'ghi');
  attacksInOrder(scene, 'ghi');
  scene.settles(() => {
    expect(hpOf(scene, 'ghik')).toEqual([19, 19, 19, 20]);
    leaves(scene, 'cold-fire', {});
  });
});

const kindled = 'cold-fire top: consuming fire adds 2, consuming ice stuns';
cardRule(kindled, { ...burned, elements: { fire: 'strong', ice: 'strong' } }, (scene) => {
  scene.asks('ana', 'augments', 'augment:0', 'augment:1').answer('augment:0', 'augment:1');
  laysOver(scene, kindled, 'ghi');
  attacksInOrder(scene, 'ghi');
  scene.settles(() => {
    expect(hpOf(scene, 'ghik')).toEqual([17, 17, 17, 20]);
    expect([...'ghik'].map((it) => scene.has(it, 'stun'))).toEqual([true, true, true, false]);
    leaves(scene, 'cold-fire', {});
  });
});

loots('cold-fire bottom: loots 2', 2, { pile: 'lost' });

heals('elemental-aid top: heals 3 at range 2', 3, { range: 2 });

cardRule(
  'elemental-aid top: consuming earth adds 2, with 1 experience',
  { map: ['sb'], cast: { s: spellweaver, b: { ...brute, hp: 1 } }, elements: { earth: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-target', 'brute', 'spellweaver', 'skip');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(6);
      leaves(scene, 'elemental-aid', { xp: 1 });
    });
  },
);

const aided = { map: ['s.....tbg'], cast: { s: spellweaver, b: brute, t: tinkerer, g: guard } } as const;

cardRule(
  'elemental-aid bottom: one ally anywhere has shield 2 for the round',
  { ...aided, cards: { guard: 'guard-6' } },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'tinkerer', 'skip');
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect([scene.the('s').bonuses, scene.the('t').bonuses]).toEqual([[], []]);
    });
    endsWithRound(scene, 'elemental-aid', {});
  },
);

cardRule(
  'elemental-aid bottom: consuming air, all allies have it',
  { ...aided, elements: { air: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    scene.settles(() => {
      expect([...'sbt'].map((it) => scene.the(it).bonuses.map(({ value }) => value))).toEqual([[], [2], [2]]);
      leaves(scene, 'elemental-aid', { pile: 'active' });
    });
  },
);
