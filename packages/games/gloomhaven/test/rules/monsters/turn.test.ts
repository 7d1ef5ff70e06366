import { expect } from 'vitest';
import { type HexScene, rule } from '../../scene/index.ts';
import { attackBy, moveBy, runs } from '../../scene/monsters.ts';

/** A row of a hall: in a passage one hex wide nobody sees far. */
const room = (row: string): readonly string[] => ['.........', ` ${row}.`, '.........'];

const lane = {
  map: ['g...b'],
  cast: { b: { class: 'brute', hp: 10 }, g: { monster: 'bandit-guard' } },
} as const;

rule(
  'gh/monsters.1: a monster performs the abilities of its card in printed order and nothing else',
  { map: ['.g..b'], cast: lane.cast, cards: { guard: 'guard-7' } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('g').hex).toBe('3,0');
      expect(scene.the('b').hp).toBe(8);
      expect(scene.has('g', 'strengthen')).toBe(true);
      const told = scene.told.map(({ is }) => is).filter((is) => ['moved', 'hit', 'condition'].includes(is));
      expect(told).toEqual(['moved', 'hit', 'condition']);
    });
  },
);

rule(
  'gh/monsters.1a: with only "Attack +1" and no enemy in range a monster does not move',
  { map: ['g..b'], cast: lane.cast },
  (scene) => {
    runs(scene, 'g', attackBy(1));
    scene.settles(() => {
      expect(scene.the('g').hex).toBe(scene.at('g'));
      expect(scene.the('b').hp).toBe(10);
    });
  },
);

rule(
  'gh/monsters.1b: with only "Move +1, Shield 1" a monster that ends beside a character does not attack',
  { map: ['g..b'], cast: lane.cast },
  (scene) => {
    runs(scene, 'g', moveBy(1), { do: 'shield', value: 1, targets: { is: 'self' } });
    scene.settles(() => {
      expect(scene.the('g').hex).toBe('2,0');
      expect(scene.the('g').bonuses.map(({ is, value }) => [is, value])).toEqual([['shield', 1]]);
      expect(scene.the('b').hp).toBe(10);
    });
  },
);

rule(
  'gh/monsters.2: normal and elite monsters share the card and use their own values',
  {
    map: ['nbe'],
    cast: {
      b: { class: 'brute', hp: 10 },
      n: { monster: 'bandit-guard' },
      e: { monster: 'bandit-guard', rank: 'elite' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('n');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
    scene.acts('e');
    scene.settles(() => expect(scene.the('b').hp).toBe(5));
  },
);

rule(
  'gh/monsters.3, gh/monsters.3a: elites 2 and 3 act before normals 1 and 4, each by ascending number',
  {
    map: ['b....', ' kfhg.'],
    cast: {
      b: { class: 'brute', acted: true },
      g: { monster: 'bandit-guard', number: 4 },
      k: { monster: 'bandit-guard', number: 3, rank: 'elite' },
      f: { monster: 'bandit-guard', number: 1 },
      h: { monster: 'bandit-guard', number: 2, rank: 'elite' },
    },
    cards: { guard: 'guard-1' },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      const order = scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));
      expect(order).toEqual(['h', 'k', 'f', 'g'].map((letter) => scene.id(letter)));
    });
  },
);

rule(
  'gh/monsters.4: the number on the standee tells which monster has the damage and the condition',
  {
    map: ['gbh'],
    cast: {
      b: { class: 'brute' },
      g: { monster: 'bandit-guard', number: 2 },
      h: { monster: 'bandit-guard', number: 5 },
    },
  },
  (scene) => {
    scene.does('b', { do: 'attack', value: 3, conditions: ['muddle'] });
    scene.asks('ana', 'attack-target', 'bandit-guard-2', 'bandit-guard-5', 'skip').answer('bandit-guard-5');
    scene.settles(() => {
      expect([scene.the('g').hp, scene.the('h').hp]).toEqual([6, 3]);
      expect([scene.has('g', 'muddle'), scene.has('h', 'muddle')]).toEqual([false, true]);
    });
  },
);

rule(
  'gh/monsters.5: a monster evaluates the map as it is when its own turn starts',
  {
    map: ['hg..b'],
    cast: {
      b: { class: 'brute', hp: 10 },
      g: { monster: 'bandit-guard' },
      h: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('g').hex).toBe('3,0'));
    // The first one has taken the only hex next to the Brute.
    scene.acts('h');
    scene.settles(() => expect(scene.the('h').hex).toBe('0,0'));
  },
);

rule(
  'gh/monsters.6: a sign changes the base value, a value without one replaces it, and nothing falls below 0',
  { map: ['lb.'], cast: { b: { class: 'brute', hp: 10 }, l: { monster: 'living-bones' } } },
  (scene) => {
    runs(scene, 'l', attackBy(1, { count: 1 }));
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
    runs(scene, 'l', { do: 'attack', value: 5, count: 1 });
    scene.settles(() => expect(scene.the('b').hp).toBe(3));
    runs(scene, 'l', attackBy(-2, { count: 1 }));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(3);
      expect(scene.told.find((it) => it.is === 'attack')).toMatchObject({ value: 0 });
    });
  },
);

rule(
  'gh/monsters.6: "Range +X" changes the base range',
  { map: room('a.....b'), cast: { b: { class: 'brute', hp: 10 }, a: { monster: 'bandit-archer' } } },
  (scene) => {
    runs(scene, 'a', attackBy(0, { range: { relative: 1 } }));
    scene.settles(() => expect(scene.the('b').hp).toBe(10));
    runs(scene, 'a', attackBy(0, { range: { relative: 2 } }));
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

rule(
  'gh/monsters.6a: with base move 2 and "Move -1" a monster has 1 movement point',
  { map: ['i...b'], cast: { b: { class: 'brute' }, i: { monster: 'inox-guard' } } },
  (scene) => {
    runs(scene, 'i', moveBy(-1), attackBy(0));
    scene.settles(() => expect(scene.the('i').hex).toBe('1,0'));
  },
);

rule(
  'gh/monsters.6b: an elite with attack 3 and "Attack +1" attacks with 4',
  {
    map: ['gb'],
    cast: { b: { class: 'brute', hp: 10 }, g: { monster: 'bandit-guard', rank: 'elite' } },
  },
  (scene) => {
    runs(scene, 'g', attackBy(1));
    scene.settles(() => expect(scene.the('b').hp).toBe(6));
  },
);

rule(
  'gh/monsters.7: a range that the attack does not mention is the base range',
  { map: room('a...b'), cast: { b: { class: 'brute', hp: 10 }, a: { monster: 'bandit-archer' } } },
  (scene) => {
    runs(scene, 'a', attackBy(0));
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

rule(
  'gh/monsters.7: and no farther than the base range',
  { map: room('a....b'), cast: { b: { class: 'brute', hp: 10 }, a: { monster: 'bandit-archer' } } },
  (scene) => {
    runs(scene, 'a', attackBy(0));
    scene.settles(() => expect(scene.the('b').hp).toBe(10));
  },
);

const focusOn = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((it) => (it.is === 'focused' ? [it.on] : []));

rule(
  'gh/monsters.8: a monster determines one focus among all its enemies, for instance a summon',
  {
    map: ['b.....s.g..'],
    cast: {
      b: { class: 'brute' },
      s: { summon: 'rat-swarm', owner: 'b' },
      g: { monster: 'bandit-guard' },
    },
  },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(-1));
    scene.settles(() => expect(focusOn(scene)).toEqual([scene.id('s')]));
  },
);

rule(
  'gh/monsters.8: or a figure that the scenario brings',
  {
    map: ['b.......g.o'],
    cast: { b: { class: 'brute' }, o: { objective: 'hail', hp: 9 }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(-1));
    scene.settles(() => {
      expect(focusOn(scene)).toEqual(['hail']);
      expect(scene.the('o').hp).toBe(8);
    });
  },
);
