import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { aroundTarget, sideBySide } from '../../content/words/areas.ts';
import { attacked, attacks, edges } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;

rule(
  'gh/attack.1: an attack deals its value to an enemy in range and sight',
  { map: ['.bg.'], cast: { b: { class: 'brute', draws: ['+1'] }, g: guard } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 3 });
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(5));
  },
);

rule(
  'gh/attack.2: a figure attacks neither its allies nor itself',
  { map: ['sbg'], cast: { b: { class: 'brute' }, s: { class: 'scoundrel' }, g: guard } },
  (scene) => {
    scene.does('b', attack(3));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
  },
);

rule(
  'gh/attack.2: an enemy that is made to attack its own side never attacks itself',
  { map: ['...', ' bgh', '...'], cast: { b: { class: 'brute' }, g: guard, h: guard } },
  (scene) => {
    scene.does('b', {
      do: 'control',
      targets: {
        ...{ is: 'figures', side: 'enemies', count: 1, when: [] },
        where: { is: 'within', range: 1, of: 'performer', needsSight: false },
      },
      perform: [attack(2, { range: 2, area: aroundTarget([0, 0], [1, 0]) })],
      decides: 'you',
    });
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    const ways = scene.asksAbout('ana', 'attack-target');
    ways.answer(ways.question.options[0] ?? '');
    scene.settles(() => expect(attacked(scene)).toEqual(['bandit-guard-2']));
  },
);

const lane = {
  map: ['.....', ' bgha.', '.....'],
  cast: {
    b: { class: 'brute' },
    g: guard,
    h: guard,
    a: guard,
  },
} as const;

rule('gh/attack.3: an attack without a range reaches one hex', lane, (scene) => {
  scene.does('b', attack(3));
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
});

rule('gh/attack.3: an attack with Range 2 reaches two hexes', lane, (scene) => {
  scene.does('b', attack(3, { range: 2 }));
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip').answer('skip');
});

rule('gh/attack.4: a ranged attack on an adjacent enemy has Disadvantage', lane, (scene) => {
  attacks(scene, 3, { by: 'b', on: 'g', range: 3 });
  scene.settles(() => expect(edges(scene)).toEqual(['disadvantage']));
});

rule('gh/attack.4a: of two targets only the adjacent one is attacked with Disadvantage', lane, (scene) => {
  scene.does('b', attack(3, { range: 3, count: 2 }));
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-3');
  scene.settles(() => expect(edges(scene)).toEqual(['disadvantage', 'none']));
});

rule('gh/attack.5: a melee attack on an adjacent enemy has no Disadvantage', lane, (scene) => {
  attacks(scene, 3, { by: 'b', on: 'g' });
  scene.settles(() => expect(edges(scene)).toEqual(['none']));
});

rule('gh/attack.5: a melee area attack has no Disadvantage', lane, (scene) => {
  scene.does('b', attack(3, { area: sideBySide }));
  const ways = scene.asksAbout('ana', 'attack-target');
  ways.answer(ways.question.options[0] ?? '');
  scene.settles(() => expect(edges(scene)).toEqual(['none']));
});
