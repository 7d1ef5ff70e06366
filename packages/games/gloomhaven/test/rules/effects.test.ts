import { expect } from 'vitest';
import { afflict, attack } from '../../content/words/abilities.ts';
import { anEnemyWithin } from '../../content/words/targets.ts';
import { attacks, hits } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const pair = { map: ['gbh'], cast: { b: { class: 'brute' }, g: guard, h: guard } } as const;

/** What was told, in order, of these kinds. */
const kinds = (scene: HexScene, ...wanted: readonly string[]): readonly string[] =>
  scene.told.map(({ is }) => is).filter((is) => wanted.includes(is));

rule('gh/effects.1: effects apply to each target after its damage', pair, (scene) => {
  scene.does('b', attack(2, { count: 2, conditions: ['immobilize'] }));
  scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
  scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
  scene.settles(() =>
    expect(kinds(scene, 'suffered', 'condition')).toEqual(['suffered', 'condition', 'suffered', 'condition']),
  );
});

const duel = (hero: object, monster: object = {}) => ({
  map: ['.....', ' .bg..', '.....'],
  cast: { b: { class: 'brute', ...hero }, g: { ...guard, ...monster } },
});

rule('gh/effects.1a: an attack that deals 0 damage still immobilizes', duel({}, { shield: 5 }), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g', conditions: ['immobilize'] });
  scene.settles(() => {
    expect(hits(scene)).toEqual([0]);
    expect(scene.has('g', 'immobilize')).toBe(true);
  });
});

rule('gh/effects.2: a push may be declined, experience is always gained', duel({}), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g', push: 1, adjust: [{ when: [{ is: 'target-isolated' }], xp: 1 }] });
  scene.asksAbout('ana', 'push-to').answer('decline');
  scene.settles(() => {
    expect(scene.the('g').hex).toBe(scene.at('g'));
    expect(scene.hero('b').xp).toBe(1);
  });
});

rule('gh/effects.3: a target that died receives no effects', duel({}, { hp: 2 }), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g', conditions: ['curse'], push: 1 });
  scene.settles((s) => {
    expect(kinds(scene, 'condition', 'moved')).toEqual([]);
    expect(s.monsterCurses).toBe(10);
  });
});

rule(
  'gh/effects.4: a condition without an attack goes to the targets that the card names',
  duel({}),
  (scene) => {
    scene.does('b', afflict(['stun'], anEnemyWithin(3)));
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.has('g', 'stun')).toBe(true);
      expect(kinds(scene, 'attack', 'drawn', 'suffered')).toEqual([]);
    });
  },
);

rule(
  'gh/effects.5: an effect drawn applies only to the target it was drawn for',
  { ...pair, cast: { ...pair.cast, b: { class: 'brute', draws: ['+1-wound', '+1'] } } },
  (scene) => {
    scene.does('b', attack(2, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => expect([scene.has('g', 'wound'), scene.has('h', 'wound')]).toEqual([true, false]));
  },
);

rule('gh/effects.24: POISON of an attack comes after its damage', duel({}), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g', conditions: ['poison'] });
  scene.settles(() => {
    expect(hits(scene)).toEqual([2]);
    expect(scene.has('g', 'poison')).toBe(true);
  });
});

rule(
  'gh/effects.25: effects are applied in printed order, those of modifier cards last',
  duel({ draws: ['roll-stun', '+1-immobilize'] }),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', conditions: ['wound', 'muddle'] });
    scene.settles(() =>
      expect(scene.told.flatMap((fact) => (fact.is === 'condition' ? [fact.condition] : []))).toEqual([
        'wound',
        'muddle',
        'stun',
        'immobilize',
      ]),
    );
  },
);
