import { expect } from 'vitest';
import { attack, heal } from '../../content/words/abilities.ts';
import { type HexScene, rule } from '../scene/index.ts';

const tokens = (scene: HexScene, letter: string): readonly string[] =>
  scene.the(letter).conditions.map(({ is }) => is);

const onTheGuard = (scene: HexScene): void => {
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
};

rule(
  'gh/conditions.7, gh/conditions.7a: Attack 2 on a poisoned monster with Shield 1 and a +0 deals 2',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', draws: ['+0'] },
      g: { monster: 'bandit-guard', hp: 6, shield: 1, conditions: ['poison'] },
    },
  },
  (scene) => {
    scene.does('b', attack(2));
    onTheGuard(scene);
    scene.settles(() => expect(scene.the('g').hp).toBe(4));
  },
);

rule(
  'gh/conditions.7: the +1 of POISON is there before the modifier doubles the attack',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', draws: ['x2'] },
      g: { monster: 'bandit-guard', hp: 9, conditions: ['poison'] },
    },
  },
  (scene) => {
    scene.does('b', attack(2));
    onTheGuard(scene);
    scene.settles(() => expect(scene.the('g').hp).toBe(3));
  },
);

rule(
  'gh/conditions.8: POISON given by an attack does not add to that attack',
  { map: ['bg'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 6 } } },
  (scene) => {
    scene.does('b', attack(2, { conditions: ['poison'] }));
    onTheGuard(scene);
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(4);
      expect(tokens(scene, 'g')).toEqual(['poison']);
    });
  },
);

rule(
  'gh/conditions.9, gh/conditions.9a: Heal 3 on a poisoned character at 4 of 10 takes the poison alone',
  { map: ['b'], cast: { b: { class: 'brute', hp: 4, conditions: ['poison'] } } },
  (scene) => {
    scene.does('b', heal(3));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(4);
      expect(tokens(scene, 'b')).toEqual([]);
    });
  },
);

rule(
  'gh/conditions.10: a wounded figure suffers 1 damage as its turn begins',
  {
    map: ['b.......g'],
    cast: { b: { class: 'brute', conditions: ['wound'] }, g: { objective: 'altar', side: 'monsters' } },
  },
  (scene) => {
    scene.goOn((s) => s.turn !== null);
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect(tokens(scene, 'b')).toEqual(['wound']);
    });
  },
);

rule(
  'gh/conditions.11, gh/conditions.11a: Heal 3 on a wounded character at 4 of 10 gives 7 and takes the wound',
  { map: ['b'], cast: { b: { class: 'brute', hp: 4, conditions: ['wound'] } } },
  (scene) => {
    scene.does('b', heal(3));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(7);
      expect(tokens(scene, 'b')).toEqual([]);
    });
  },
);

rule(
  'gh/conditions.12, gh/conditions.12a: Heal 5 at 4 of 10 takes poison and wound and restores nothing',
  { map: ['b'], cast: { b: { class: 'brute', hp: 4, conditions: ['poison', 'wound'] } } },
  (scene) => {
    scene.does('b', heal(5));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(4);
      expect(tokens(scene, 'b')).toEqual([]);
    });
  },
);

const bleeding = {
  map: ['b.......g'],
  cast: {
    b: { class: 'brute', shield: 2, conditions: ['wound'], hand: ['trample'] },
    g: { objective: 'altar', side: 'monsters' },
  },
} as const;

rule('gh/conditions.13: Shield does not reduce the damage of WOUND', bleeding, (scene) => {
  scene.goOn((s) => s.turn !== null);
  scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
  scene.settles(() => expect(scene.the('b').hp).toBe(9));
});

rule('gh/conditions.13: a character may negate the damage of WOUND with a card', bleeding, (scene) => {
  scene.goOn((s) => s.turn !== null);
  scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
  scene.asks('ana', 'card-to-lose', 'trample').answer('trample');
  scene.settles(() => {
    expect(scene.the('b').hp).toBe(10);
    expect(scene.hero('b').lost).toEqual(['trample']);
  });
});

rule(
  'gh/conditions.14: a monster killed by WOUND takes no turn, leaves a coin and credits nobody',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', acted: true },
      g: { monster: 'bandit-guard', hp: 1, conditions: ['wound'] },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles((s) => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.the('b').hp).toBe(10);
      expect(s.pieces.map(({ is, hexes }) => [is, hexes])).toEqual([['coin', [scene.at('g')]]]);
      expect(scene.hero('b').tally.kills).toBeUndefined();
      expect(scene.told).toContainEqual({ is: 'died', figure: 'bandit-guard-1', by: null, side: 'monsters' });
    });
  },
);
