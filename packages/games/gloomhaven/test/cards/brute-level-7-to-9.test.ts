import { expect } from 'vitest';
import { kills, strikes } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cardRule,
  conditionsOf,
  endsWithRound,
  hpOf,
  inSight,
  leaves,
  roundIsOver,
  staysUntilEnded,
} from './playing.ts';

const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;

cardRule(
  'defensive-tactics top: attacks two enemies at range 3 with 2 and immobilizes them',
  { map: ['b.ghi', ' .k...'], cast: { b: brute, g: guard, h: guard, i: guard, k: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'bandit-guard-4', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-4', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghi')).toEqual([18, 18, 20]);
      expect([...'ghi'].map((it) => conditionsOf(scene, it))).toEqual([['immobilize'], ['immobilize'], []]);
      leaves(scene, 'defensive-tactics', { xp: 1 });
    });
  },
);

cardRule(
  'defensive-tactics bottom: shield 1 and retaliate 1 from now on',
  { map: ['.bg'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'bg')).toEqual([9, 19]));
    roundIsOver(scene);
    scene.settles(() => {
      expect(scene.the('b').bonuses.map(({ is, value }) => [is, value])).toEqual([
        ['retaliate', 1],
        ['shield', 1],
      ]);
    });
    staysUntilEnded(scene, 'defensive-tactics', { pile: 'lost', xp: 2 });
  },
);

strikes('crippling-offensive top: attacks with 6, wounds and stuns', 6, {
  ...{ conditions: ['wound', 'stun'], pile: 'lost', xp: 3 },
});

cardRule(
  'crippling-offensive bottom: moves 3, immobilizes one adjacent enemy and pushes it by 1',
  { map: ['b...g..', ' ###hk#', '###.###'], cast: { b: brute, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'push-to', '5,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hex: '5,0', hp: 20 });
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([['immobilize'], []]);
      leaves(scene, 'crippling-offensive', {});
    });
  },
);

cardRule(
  'frenzied-onslaught top: twice moves 2 and attacks with 2',
  { map: ['b..g', ' ..##', '####', ' ####'], cast: { b: brute, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', '0,1', '1,1', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.asksAbout('ana', 'move-to').answer('1,0');
    scene.asksAbout('ana', 'move-to').answer('2,0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(16);
      leaves(scene, 'frenzied-onslaught', {});
    });
  },
);

cardRule(
  'frenzied-onslaught bottom: adds 3 to attacks on disarmed, immobilized or stunned enemies, this round',
  {
    map: ['.uv.', ' xby'],
    cast: {
      b: brute,
      u: { ...guard, conditions: ['disarm'] },
      v: { ...guard, conditions: ['immobilize'] },
      x: { ...guard, conditions: ['stun'] },
      y: { ...guard, conditions: ['muddle'] },
    },
  },
  (scene) => {
    scene.settles(() => leaves(scene, 'frenzied-onslaught', { pile: 'active', xp: 1 }));
    scene.plays('b', 'whirlwind', 'top');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'uvxy');
    scene.settles(() => expect(hpOf(scene, 'uvxy')).toEqual([13, 13, 13, 16]));
    endsWithRound(scene, 'frenzied-onslaught', { xp: 1 + 4 });
  },
);

cardRule(
  'selfish-retribution top: moves 1 and loots 2',
  { map: inSight('b..$$'), cast: { b: brute } },
  (scene) => {
    asked(scene, 'move-to', '1,0', '0,1', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(scene.hero('b').coins).toBe(1);
      expect(s.pieces).toHaveLength(1);
      leaves(scene, 'selfish-retribution', { pile: 'lost' });
    });
  },
);

cardRule(
  'selfish-retribution bottom: moves 3 and retaliates with 2 for the round',
  { map: ['b...g'], cast: { b: brute, g: guard }, ...plainGuards },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'bg')).toEqual([8, 18]));
    endsWithRound(scene, 'selfish-retribution', { xp: 1 });
  },
);

cardRule(
  'king-of-the-hill top: attacks all adjacent enemies with 6 and pushes each by 1, with 1 experience for each',
  { map: ['.gbh.', ' ##.##', '##i##'], cast: { b: brute, g: guard, h: guard, i: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    asked(scene, 'push-to', '0,0', 'decline');
    asked(scene, 'push-to', '4,0', 'decline');
    scene.settles(() => {
      expect(hpOf(scene, 'ghi')).toEqual([14, 14, 20]);
      expect([scene.the('g').hex, scene.the('h').hex]).toEqual(['0,0', '4,0']);
      leaves(scene, 'king-of-the-hill', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'king-of-the-hill bottom: heals the brute by 5',
  { map: ['bt'], cast: { b: { ...brute, hp: 2 }, t: { class: 'tinkerer', hp: 1 } } },
  (scene) => {
    scene.settles(() => {
      expect(hpOf(scene, 'bt')).toEqual([7, 1]);
      leaves(scene, 'king-of-the-hill', {});
    });
  },
);

cardRule(
  'face-your-end top: attacks three enemies at range 4 with 2 and pulls each by 3',
  {
    map: ['b...g', ' ..l.h', 'i..k.'],
    cast: { b: brute, g: guard, h: guard, i: guard, k: guard, l: guard },
  },
  (scene) => {
    const [g, i, k, l] = ['g', 'i', 'k', 'l'].map((it) => scene.id(it));
    asked(scene, 'attack-target', `${g}`, `${i}`, `${k}`, `${l}`, 'skip');
    asked(scene, 'attack-target', `${i}`, `${k}`, `${l}`, 'done');
    asked(scene, 'attack-target', `${k}`, `${l}`, 'done');
    asked(scene, 'pull-to', '3,0', 'decline');
    asked(scene, 'pull-to', '0,1', 'decline');
    asked(scene, 'pull-to', 'decline', '1,2', '2,1');
    scene.settles(() => {
      expect(hpOf(scene, 'ghikl')).toEqual([18, 20, 18, 18, 20]);
      expect([...'gik'].map((it) => scene.the(it).hex)).toEqual(['1,0', '0,1', scene.at('k')]);
      leaves(scene, 'face-your-end', { xp: 1 });
    });
  },
);

kills('face-your-end bottom: kills a normal or elite adjacent enemy', true, { pile: 'lost', xp: 2 });
