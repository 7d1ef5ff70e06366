import { expect } from 'vitest';
import { attack, become, heal, move } from '../../content/words/abilities.ts';
import { anAdjacentAlly } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

const hidden = {
  map: ['.hg...b'],
  cast: {
    h: { class: 'scoundrel', conditions: ['invisible'] },
    b: { class: 'brute' },
    g: { monster: 'bandit-guard' },
  },
  cards: { guard: 'guard-4' },
} as const;

rule(
  'gh/conditions.31, gh/conditions.31a: a monster leaves the invisible neighbour alone and goes for the visible one',
  hidden,
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'focused', figure: 'bandit-guard-1', on: 'brute' });
      expect(scene.the('h').hp).toBe(8);
      expect(scene.the('g').hex).toBe('5,0');
      expect(scene.the('b').hp).toBe(8);
    });
  },
);

rule(
  'gh/conditions.31: an ally heals an invisible figure like any other',
  {
    map: ['hb'],
    cast: { h: { class: 'scoundrel', hp: 3, conditions: ['invisible'] }, b: { class: 'brute' } },
  },
  (scene) => {
    scene.does('b', heal(3, { targets: anAdjacentAlly }));
    scene.asks('bea', 'ability-target', 'scoundrel', 'skip').answer('scoundrel');
    scene.settles(() => expect(scene.the('h').hp).toBe(6));
  },
);

rule(
  'gh/conditions.31: a character cannot target an invisible monster',
  { map: ['bg'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', conditions: ['invisible'] } } },
  (scene) => {
    scene.does('b', attack(3));
    scene.settles(() => expect(scene.the('g').hp).toBe(6));
  },
);

rule(
  'gh/conditions.32, gh/conditions.32a: an invisible character in the only doorway leaves a monster without focus',
  {
    map: ['g.h.b'],
    cast: {
      h: { class: 'scoundrel', conditions: ['invisible'] },
      b: { class: 'brute' },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('g').hex).toBe(scene.at('g'));
      expect(scene.told.map(({ is }) => is)).not.toContain('focused');
    });
  },
);

rule(
  'gh/conditions.33: an invisible figure that attacks stays invisible',
  {
    map: ['bg'],
    cast: { b: { class: 'brute', conditions: ['invisible'] }, g: { monster: 'bandit-guard', hp: 6 } },
  },
  (scene) => {
    scene.does('b', attack(2));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(4);
      expect(scene.has('b', 'invisible')).toBe(true);
    });
  },
);

rule(
  'gh/conditions.34: a strengthened figure attacks with Advantage',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', conditions: ['strengthen'], draws: ['-1', '+2'] },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', attack(3));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(4));
  },
);

rule(
  'gh/conditions.35: a heal takes no positive condition away',
  {
    map: ['b'],
    cast: { b: { class: 'brute', hp: 4, conditions: ['invisible', 'strengthen', 'wound'] } },
  },
  (scene) => {
    scene.does('b', heal(3));
    scene.settles(() =>
      expect(scene.the('b').conditions.map(({ is }) => is)).toEqual(['invisible', 'strengthen']),
    );
  },
);

rule(
  'gh/conditions.36: immunity keeps the condition away and nothing else of the attack',
  {
    map: ['bg.'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-commander', rank: 'boss', hp: 20 } },
  },
  (scene) => {
    scene.does('b', attack(4, { conditions: ['stun', 'wound'] }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-commander');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(16);
      expect(scene.the('g').conditions.map(({ is }) => is)).toEqual(['wound']);
      expect(scene.told).toContainEqual({ is: 'immune', figure: 'bandit-commander', condition: 'stun' });
    });
  },
);

rule(
  'gh/conditions.37, gh/conditions.30: when the scenario ends all conditions, curses and blessings are gone',
  {
    map: ['b'],
    cast: { b: { class: 'brute', conditions: ['poison', 'wound'], draws: ['curse', 'bless'] } },
    phase: 'clean-up',
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles((s) => {
      expect(scene.the('b').conditions).toEqual([]);
      expect(s.decks.flatMap(({ draw }) => draw).filter((it) => it !== '+0')).toEqual([]);
    });
  },
);

rule(
  'gh/conditions.38: IMMOBILIZE received in the middle of a move stops it',
  {
    map: ['bT..g'],
    cast: { b: { class: 'brute', hp: 10 }, g: { monster: 'bandit-guard' } },
    trapConditions: ['immobilize'],
    turn: 'b',
  },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer('3,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('1,0');
      expect(scene.has('b', 'immobilize')).toBe(true);
    });
  },
);

rule(
  'gh/conditions.38: STRENGTHEN gained in the own turn works at once',
  {
    map: ['bg'],
    cast: { b: { class: 'brute', draws: ['-1', '+1'] }, g: { monster: 'bandit-guard', hp: 9 } },
    turn: 'b',
  },
  (scene) => {
    scene.does('b', become('strengthen'), attack(3));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(5));
  },
);
