import { expect } from 'vitest';
import { attacked, attacks, edges } from '../../scene/attacking.ts';
import { type HexScene, rule } from '../../scene/index.ts';
import { runs } from '../../scene/monsters.ts';

const brute = { class: 'brute', hp: 10, initiative: 30 } as const;
const tinkerer = { class: 'tinkerer', hp: 8, initiative: 20 } as const;

const blast = {
  map: ['.t..', ' .k..', '.b..'],
  cast: { b: brute, t: tinkerer, k: { monster: 'cultist', hp: 1 } },
  cards: { cultist: 'cultist-1' },
} as const;

rule('gh/monsters.1: what a monster does as it dies nobody skips or aims', blast, (scene) => {
  scene.acts('k');
  attacks(scene, 5, { by: 'b', on: 'k' });
  scene.asksNothingOf('ana');
  scene.settles(() => expect(attacked(scene)).toEqual(['cultist-1', 'tinkerer', 'brute']));
});

rule(
  'gh/monsters.39: a monster that dies with nobody beside it attacks nobody, and no focus is asked for',
  {
    ...blast,
    map: ['b.....', ' ...k..', 't.....'],
    cast: {
      b: brute,
      t: { ...tinkerer, initiative: 30 },
      k: { monster: 'cultist', hp: 1, conditions: ['immobilize'] },
    },
  },
  (scene) => {
    scene.acts('k');
    scene.asksAbout('ana', 'monster-focus').answer('brute');
    attacks(scene, 5, { by: 'b', on: 'k', range: 5 });
    scene.asksNothingOf('ana');
    scene.settles(() => expect(attacked(scene)).toEqual(['cultist-1']));
  },
);

rule(
  'gh/monsters.51: what a card says of its death does not hold for a monster that dies before that line',
  { ...blast, cast: { ...blast.cast, b: { ...brute, retaliate: 1 }, t: { ...tinkerer, retaliate: 1 } } },
  (scene) => {
    scene.acts('k');
    scene.settles(() => {
      expect(scene.isThere('k')).toBe(false);
      expect(attacked(scene)).toEqual(['tinkerer']);
    });
  },
);

rule(
  'gh/monsters.51: nor does a line hold that a monster is stunned before',
  {
    map: ['OOOOO', ' v.Tb', 'OOOOO'],
    cast: { b: brute, v: { monster: 'giant-viper' } },
    cards: { 'giant-viper': 'giant-viper-6' },
    trapConditions: ['stun'],
    trapsDoNoDamage: true,
  },
  (scene) => {
    scene.acts('v');
    attacks(scene, 1, { by: 'b', on: 'v' });
    scene.settles(() => expect(edges(scene)).toEqual(['none']));
  },
);

rule(
  'gh/attack.21: what a summon does as it dies comes before the next ability of the monster that has killed it',
  {
    map: ['OOOOOO', ' sh..b', 'OOOOOO'],
    cast: {
      b: { ...brute, class: 'spellweaver' },
      s: { summon: 'burning-avatar', owner: 'b', hp: 1 },
      h: { monster: 'hound', hp: 6 },
    },
    cards: { hound: 'hound-8' },
  },
  (scene) => {
    scene.acts('h');
    scene.settles(() => {
      expect(attacked(scene)).toEqual(['burning-avatar-1', 'hound-1', 'spellweaver']);
      expect(scene.the('h').hp).toBe(3);
    });
  },
);

const storm = {
  map: ['......', ' bk.t.', '......'],
  cast: { b: brute, t: tinkerer, k: { monster: 'savvas-icestorm' } },
  cards: { 'savvas-icestorm': 'savvas-icestorm-6' },
  elements: { air: 'strong' },
} as const;

rule(
  'gh/monsters.39: an attack that an element brings is on the focus, and nobody leaves it out',
  storm,
  (scene) => {
    scene.acts('k');
    scene.asksNothingOf('ana');
    scene.settles(() => expect(attacked(scene)).toEqual(['brute']));
  },
);

const harrower = {
  map: ['......', ' kbtc..', '......'],
  cast: {
    b: brute,
    t: tinkerer,
    c: { class: 'cragheart', hp: 10, initiative: 40 },
    k: { monster: 'harrower-infester', hp: 1 },
  },
  cards: { 'harrower-infester': 'harrower-infester-6' },
  elements: { dark: 'strong' },
} as const;

const healed = (scene: HexScene): readonly number[] =>
  scene.told.flatMap((it) => (it.is === 'healed' ? [it.amount] : []));

rule(
  'gh/attack.41: what an attack brings for each enemy that it damages is counted once, after the last of them',
  harrower,
  (scene) => {
    scene.acts('k');
    scene.settles(() => {
      expect(attacked(scene)).toHaveLength(3);
      expect(healed(scene)).toEqual([2, 2, 2]);
    });
  },
);

rule(
  'gh/attack.41: an enemy that the attack does not damage does not count',
  { ...harrower, cast: { ...harrower.cast, t: { ...tinkerer, shield: 9 } } },
  (scene) => {
    scene.acts('k');
    scene.settles(() => expect(healed(scene)).toEqual([2, 2]));
  },
);

const healers = {
  map: ['..f..', ' .ek.', '..h.b'],
  cast: {
    b: brute,
    e: { monster: 'bandit-guard', hp: 1 },
    f: { monster: 'bandit-guard', hp: 4 },
    h: { monster: 'bandit-guard', hp: 5 },
    k: { monster: 'savvas-lavaflow' },
  },
} as const;

const lives = (scene: HexScene, letters: string): readonly number[] =>
  [...letters].map((letter) => scene.the(letter).hp);

rule('gh/monsters.46: a Heal with several targets goes to as many as have lost most', healers, (scene) => {
  runs(scene, 'k', { do: 'heal', value: 1, range: 3, count: 2 });
  scene.asksNothingOf('ana');
  scene.settles(() => expect(lives(scene, 'efh')).toEqual([2, 5, 5]));
});

rule(
  'gh/monsters.46: it heals nobody who has lost nothing, and nobody is asked about all who have',
  {
    ...healers,
    cast: { ...healers.cast, f: { monster: 'bandit-guard' }, h: { monster: 'bandit-guard', hp: 1 } },
  },
  (scene) => {
    runs(scene, 'k', { do: 'heal', value: 1, range: 3, count: 3 });
    scene.asksNothingOf('ana');
    scene.settles(() => expect(healed(scene)).toEqual([1, 1]));
  },
);

rule(
  'gh/monsters.47: a summon beside the target of an attack does not come where nobody was attacked',
  {
    map: ['...........', ' k........b.', '...........'],
    cast: { b: brute, k: { monster: 'deep-terror' } },
    cards: { 'deep-terror': 'deep-terror-7' },
  },
  (scene) => {
    scene.acts('k');
    scene.settles((s) => expect(s.figures).toHaveLength(2));
  },
);
