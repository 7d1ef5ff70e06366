import { expect } from 'vitest';
import { push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { theFigure } from '../../rules/figures.ts';
import { startTurn } from '../../rules/turns/turn-edges.ts';
import { attacks, hits } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const against = (monster: object, hero: object = {}) => ({
  map: ['.bg.'],
  cast: { b: { class: 'brute', ...hero }, g: { ...guard, ...monster } },
  cards: { guard: 'guard-4' },
});

rule(
  'gh/bonuses.13, gh/bonuses.13a: an Attack 5 against Shield 2 deals 3 damage',
  against({ shield: 2 }),
  (scene) => {
    attacks(scene, 5, { by: 'b', on: 'g' });
    scene.settles(() => expect(scene.the('g').hp).toBe(6));
  },
);

rule(
  'gh/bonuses.13: Shield comes after the modifier and holds against each attack',
  against({ shield: 2 }, { draws: ['x2', '-1'] }),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([4]));
    attacks(scene, 4, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([1]));
  },
);

rule(
  'gh/bonuses.14, gh/bonuses.14a: a printed Shield 1 and a Shield 2 add up',
  against({ monster: 'bandit-guard', rank: 'elite', shield: 2 }, { draws: ['+1'] }),
  (scene) => {
    attacks(scene, 4, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([2]));
  },
);

rule(
  'gh/bonuses.15: Shield does not help against traps and hazardous terrain',
  { map: ['..O#', ' bgHT', '..O#'], cast: { b: { class: 'brute' }, g: { ...guard, shield: 9 } } },
  (scene) => {
    scene.does('b', push(2, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('H'));
    scene.settles(() => expect(scene.the('g').hp).toBe(9 - 1 - 3));
  },
);

rule(
  'gh/bonuses.15: Shield does not help against WOUND',
  against({ shield: 9, conditions: ['wound'] }),
  (scene) => {
    scene.perform((g) => startTurn(g, theFigure(g.state, scene.id('g'))));
    scene.settles(() => expect(scene.the('g').hp).toBe(8));
  },
);

rule(
  'gh/bonuses.15: Shield does not help against Retaliate',
  against({ retaliate: 2 }, { shield: 9 }),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g' });
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

rule(
  'gh/bonuses.16: a bonus with uses is not spent when the damage is 0 already',
  against({}, { shield: 2, active: ['warding-strength bottom'] }),
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.hero('b').active[0]?.used).toBe(0));
  },
);

/** Bandit Guards have Attack 2; guard-2 is Attack -1. */
rule(
  'gh/bonuses.16, gh/bonuses.16a: against an Attack 1 the round bonus is enough and the item keeps its charge',
  {
    ...against({}, { active: ['shield-bash bottom'], shield: 1, items: ['hide-armor'] }),
    cards: { guard: 'guard-2' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(hits(scene)).toEqual([0]);
      expect(scene.hero('b').items[0]?.marked).toBe(0);
    });
  },
);

const choosing = {
  ...against({}, { active: ['warding-strength bottom'], items: ['hide-armor'] }),
  cards: { guard: 'guard-2' },
} as const;

for (const [answer, spaces, circles] of [
  ['use:warding-strength', 1, 0],
  ['item:hide-armor', 0, 1],
] as const) {
  rule(
    `gh/bonuses.14, gh/bonuses.16: of two Shields with uses the player chooses which to use (${answer})`,
    choosing,
    (scene) => {
      scene.acts('g');
      scene.asks('ana', 'reaction', 'use:warding-strength', 'item:hide-armor').answer(answer);
      scene.settles(() => {
        expect(scene.hero('b').active[0]?.used).toBe(spaces);
        expect(scene.hero('b').items[0]?.marked).toBe(circles);
      });
    },
  );
}

rule(
  'gh/bonuses.16: where all Shields with uses are needed nothing is asked',
  { ...choosing, cards: { guard: 'guard-4' } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(hits(scene)).toEqual([0]);
      expect(scene.hero('b').active[0]?.used).toBe(1);
      expect(scene.hero('b').items[0]?.marked).toBe(1);
    });
  },
);
