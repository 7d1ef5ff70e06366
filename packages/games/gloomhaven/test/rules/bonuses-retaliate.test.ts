import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { halfCircle } from '../../content/words/areas.ts';
import { laysOver } from '../scene/areas.ts';
import { attacked, attacks } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const thorny = { ...guard, retaliate: 2 } as const;
const duel = (monster: object, hero: object = {}) => ({
  map: ['.....', ' .bg..', '.....'],
  cast: { b: { class: 'brute', ...hero }, g: monster },
});

/** What Retaliate has dealt, in order. */
const answers = (scene: HexScene): readonly number[] =>
  scene.told.flatMap((fact) => (fact.is === 'suffered' && fact.cause === 'retaliate' ? [fact.damage] : []));

rule('gh/bonuses.17: Retaliate answers each attack from an adjacent hex', duel(thorny), (scene) => {
  for (const hp of [8, 6]) {
    attacks(scene, 1, { by: 'b', on: 'g' });
    scene.settles(() => expect(scene.the('b').hp).toBe(hp));
  }
});

/** Elite Flame Demons have Retaliate 2, Range 2 at level 1. */
const demon = { monster: 'flame-demon', rank: 'elite', hp: 9 } as const;
const atDistance = (monster: object, map: readonly string[]) => ({
  map,
  cast: { b: { class: 'brute' }, g: monster },
});

rule(
  'gh/bonuses.18: Retaliate with Range 2 answers an attacker 2 hexes away',
  atDistance(demon, ['....', ' b.g.', '....']),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', range: 3 });
    scene.settles(() => expect(answers(scene)).toEqual([2]));
  },
);

rule(
  'gh/bonuses.18: Retaliate with Range 2 does not answer an attacker 3 hexes away',
  atDistance(demon, ['.....', ' b..g.', '.....']),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', range: 3 });
    scene.settles(() => expect(answers(scene)).toEqual([]));
  },
);

rule(
  'gh/bonuses.18a: Retaliate 2 without range does nothing to an attacker at distance 3',
  atDistance(thorny, ['.....', ' b..g.', '.....']),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', range: 3 });
    scene.settles(() => expect(answers(scene)).toEqual([]));
  },
);

rule('gh/bonuses.19: Retaliate comes after the attack and its effects', duel(thorny), (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', conditions: ['wound'] });
  scene.settles(() => {
    const order = scene.told.map(({ is }) => is).filter((is) => is === 'condition' || is === 'suffered');
    expect(order).toEqual(['suffered', 'condition', 'suffered']);
  });
});

rule('gh/bonuses.19, gh/bonuses.19a: a monster that is killed does not retaliate', duel(thorny), (scene) => {
  attacks(scene, 9, { by: 'b', on: 'g' });
  scene.settles(() => expect(scene.the('b').hp).toBe(10));
});

rule(
  'gh/bonuses.19: a character exhausted by the attack does not retaliate',
  { ...duel(guard, { hp: 1, retaliate: 2 }), cards: { guard: 'guard-4' } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect(scene.the('g').hp).toBe(9);
    });
  },
);

rule(
  'gh/bonuses.20, gh/bonuses.20a: a bearer pushed to distance 2 does not retaliate',
  duel(thorny),
  (scene) => {
    attacks(scene, 2, { by: 'b', on: 'g', push: 1 });
    const push = scene.asksAbout('ana', 'push-to');
    push.answer(push.question.options[0] ?? '');
    scene.settles(() => expect(answers(scene)).toEqual([]));
  },
);

rule(
  'gh/bonuses.20: a bearer pulled into range retaliates',
  atDistance(thorny, ['....', ' bxg.', '....']),
  (scene) => {
    attacks(scene, 2, { by: 'b', on: 'g', range: 2, pull: 1 });
    scene.asksAbout('ana', 'pull-to').answer(scene.at('x'));
    scene.settles(() => expect(answers(scene)).toEqual([2]));
  },
);

rule(
  'gh/bonuses.21: several Retaliate values are one source of damage',
  duel({ monster: 'hound', hp: 9, retaliate: 2 }, { hand: ['trample'] }),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g' });
    const asked = scene.asks('ana', 'negate-damage', 'suffer', 'lose-card');
    expect(asked.question.about).toMatchObject({ damage: 3, cause: 'retaliate' });
    asked.answer('suffer');
    scene.settles(() => expect(answers(scene)).toEqual([3]));
  },
);

rule(
  'gh/bonuses.22: Retaliate draws no card, ignores Shield and strikes an invisible attacker',
  duel(thorny, { shield: 5, conditions: ['invisible'] }),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g' });
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.told.flatMap((fact) => (fact.is === 'drawn' ? [fact.deck] : []))).toEqual(['brute']);
    });
  },
);

const ring = (hero: object = {}) => ({
  map: ['..g', ' .bh', '..k'],
  cast: {
    b: { class: 'brute', ...hero },
    g: { ...guard, retaliate: 1 },
    h: { ...guard, retaliate: 1 },
    k: { ...guard, retaliate: 1 },
  },
});

rule('gh/bonuses.23: each target of an attack answers by itself', ring(), (scene) => {
  scene.does('b', attack(2, { count: 2 }));
  scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
  scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
  scene.settles(() => expect(answers(scene)).toEqual([1, 1]));
});

rule(
  'gh/bonuses.23a: a melee area attack on three bearers of Retaliate 1 costs 1 damage three times',
  ring(),
  (scene) => {
    scene.does('b', attack(2, { area: halfCircle }));
    laysOver(scene, 'ghk');
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => {
      expect(answers(scene)).toEqual([1, 1, 1]);
      expect(scene.the('b').hp).toBe(7);
    });
  },
);

rule(
  'gh/bonuses.24: a character exhausted by Retaliate makes no further attacks',
  ring({ hp: 1 }),
  (scene) => {
    scene.does('b', attack(2, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect(attacked(scene)).toEqual([scene.id('g')]);
    });
  },
);

rule(
  'gh/bonuses.24: a monster killed by Retaliate makes no further attacks',
  {
    map: ['...', ' bgs', '...'],
    cast: {
      b: { class: 'brute', retaliate: 5 },
      s: { class: 'scoundrel', retaliate: 5 },
      g: { monster: 'living-bones', hp: 1 },
    },
    cards: { 'living-bones': 'living-bones-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(attacked(scene)).toHaveLength(1);
    });
  },
);

const prevented = (map: readonly string[]) => ({
  map,
  cast: {
    b: { class: 'spellweaver', level: 8, active: ['cold-front bottom'] },
    g: { monster: 'bandit-archer', hp: 9 },
  },
  cards: { archer: 'archer-6' },
});

rule(
  'gh/bonuses.18: Retaliate of a bonus that prevents an attack answers that attack within its range',
  prevented(['.....', ' b..g.', '.....']),
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(13);
      expect(answers(scene)).toEqual([3]);
    });
  },
);

rule(
  'gh/bonuses.18: Retaliate of a bonus that prevents an attack does not reach farther than its range',
  prevented(['......', ' b...g.', '......']),
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(13);
      expect(answers(scene)).toEqual([]);
    });
  },
);
