import { expect } from 'vitest';
import { attack, move } from '../../content/words/abilities.ts';
import { dropCoin } from '../../rules/scenario/pieces.ts';
import { rule } from '../scene/index.ts';

rule(
  'gh/conditions.17: a stunned character uses no item, but takes its long rest',
  {
    map: ['b.......g'],
    cast: {
      b: {
        class: 'brute',
        hp: 5,
        resting: true,
        conditions: ['stun'],
        discard: ['trample', 'grab-and-go'],
        items: [{ item: 'boots-of-striding', state: 'spent' }, 'minor-healing-potion'],
      },
      g: { objective: 'altar', side: 'monsters' },
    },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('ana', 'rest-card', 'trample', 'grab-and-go').answer('trample');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(7);
      expect(scene.hero('b').hand).toEqual(['grab-and-go']);
      expect(scene.hero('b').items.map(({ state }) => state)).toEqual(['ready', 'ready']);
    });
  },
);

rule(
  'gh/conditions.17: a figure that is stunned by a trap in the middle of an action performs no further ability',
  {
    map: ['bTg'],
    cast: { b: { class: 'brute', hp: 10 }, g: { monster: 'bandit-guard', hp: 6 } },
    trapConditions: ['stun'],
    turn: 'b',
  },
  (scene) => {
    scene.does('b', move(1), attack(3));
    scene.asksAbout('ana', 'move-to').answer('1,0');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(6);
      expect(scene.has('b', 'stun')).toBe(true);
    });
  },
);

rule(
  'gh/conditions.17: a stunned ally that is granted an attack does not perform it',
  {
    map: ['tbg'],
    cast: {
      t: { class: 'tinkerer' },
      b: { class: 'brute', conditions: ['stun'] },
      g: { monster: 'bandit-guard', hp: 6 },
    },
  },
  (scene) => {
    scene.does('t', {
      do: 'grant',
      targets: { is: 'figures', side: 'allies', count: 'all', where: { is: 'anywhere' }, when: [] },
      perform: [attack(3)],
      decides: 'they',
    });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.the('g').hp).toBe(6));
  },
);

rule(
  'gh/conditions.18: a stunned character still selects two cards or a long rest',
  {
    map: ['b.......g'],
    cast: {
      b: {
        class: 'brute',
        conditions: ['stun'],
        hand: ['trample', 'grab-and-go'],
        discard: ['shield-bash', 'leaping-cleave'],
      },
      g: { objective: 'altar', side: 'monsters' },
    },
    phase: 'choosing',
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('ana', 'leading-card', 'trample', 'grab-and-go', 'long-rest', 'give-up').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('grab-and-go');
    scene.settles(() => {
      expect(scene.hero('b').hand).toEqual([]);
      expect(scene.hero('b').discard).toEqual(['shield-bash', 'leaping-cleave', 'trample', 'grab-and-go']);
    });
  },
);

const stunnedWithCards = {
  map: ['b.......g'],
  cast: {
    b: {
      class: 'brute',
      conditions: ['stun'],
      picked: ['overwhelming-assault', 'leaping-cleave'],
      discard: ['trample', 'grab-and-go'],
    },
    g: { objective: 'altar', side: 'monsters' },
  },
} as const;

rule(
  'gh/conditions.18a: a lost-symbol card of a stunned character is discarded, without elements or experience',
  stunnedWithCards,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles((s) => {
      expect(scene.hero('b').discard.toSorted()).toEqual([
        'grab-and-go',
        'leaping-cleave',
        'overwhelming-assault',
        'trample',
      ]);
      expect(scene.hero('b').lost).toEqual([]);
      expect(scene.hero('b').xp).toBe(0);
      expect(new Set(s.elements)).toEqual(new Set(['inert']));
    });
  },
);

rule(
  'gh/conditions.19: a character stunned after selecting cannot change to a rest',
  stunnedWithCards,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      expect(scene.told.map(({ is }) => is)).not.toContain('rested');
      expect(scene.hero('b').discard).toHaveLength(4);
    });
  },
);

rule(
  'gh/conditions.20: Shield, Retaliate and active bonuses of a stunned figure keep working',
  {
    map: ['bg'],
    cast: {
      b: {
        class: 'brute',
        shield: 1,
        retaliate: 2,
        conditions: ['stun'],
        active: ['warding-strength bottom'],
      },
      g: { monster: 'bandit-guard', hp: 6 },
    },
    monsterDraws: ['+2'],
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.the('g').hp).toBe(4);
      expect(scene.hero('b').active.map(({ used }) => used)).toEqual([1]);
    });
  },
);

rule(
  'gh/conditions.21: a stunned monster gains no bonus from its card and creates no element',
  {
    map: ['b.g...s'],
    cast: {
      b: { class: 'brute', acted: true },
      g: { monster: 'bandit-guard', conditions: ['stun'] },
      s: { monster: 'living-spirit', conditions: ['stun'] },
    },
    cards: { guard: 'guard-1', 'living-spirit': 'living-spirit-7' },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles((s) => {
      expect(scene.the('g').bonuses).toEqual([]);
      expect(new Set(s.elements)).toEqual(new Set(['inert']));
    });
  },
);

rule(
  'gh/conditions.22: a stunned character suffers its wound, loots its hex and loses the stun',
  {
    map: ['b.......g'],
    cast: {
      b: { class: 'brute', conditions: ['wound', 'stun'] },
      g: { objective: 'altar', side: 'monsters' },
    },
  },
  (scene) => {
    scene.perform((g) => {
      dropCoin(g, scene.at('b'));
      return undefined;
    });
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect(scene.hero('b').coins).toBe(1);
      expect(scene.has('b', 'stun')).toBe(false);
    });
  },
);
