import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { provided } from '../../content/words/adjustments.ts';
import { nextToAnAlly } from '../../content/words/targets.ts';
import { attacks, hits } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;

rule(
  'gh/attack.12: bonuses come before the modifier and Shield comes after it',
  {
    map: ['.bg.'],
    cast: {
      b: { class: 'brute', draws: ['x2'] },
      g: { ...guard, hp: 20, conditions: ['poison'], shield: 2 },
    },
  },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    // (3 + 1) x 2 - 2; doubling the 3 alone, or after the Shield, would give something else.
    scene.settles(() => expect(hits(scene)).toEqual([6]));
  },
);

const flanked = provided(nextToAnAlly, { add: { attack: 2 } });
const scoundrel = {
  map: ['.sgb'],
  cast: {
    s: { class: 'scoundrel', active: ['smoke-bomb top'], conditions: ['invisible'], draws: ['-1'] },
    b: { class: 'brute' },
    g: { monster: 'bandit-guard', rank: 'elite', hp: 9 },
  },
} as const;

function attackInOrder(scene: HexScene, order: string): void {
  scene.does('s', attack(3, { adjust: [flanked] }));
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.asks('ana', 'change-order', 'add-first', 'double-first').answer(order);
}

rule('gh/attack.13, gh/attack.13a: adding first and doubling next makes 8 damage', scoundrel, (scene) => {
  attackInOrder(scene, 'add-first');
  scene.settles(() => expect(hits(scene)).toEqual([8]));
});

rule('gh/attack.13, gh/attack.13b: doubling first makes 6 damage', scoundrel, (scene) => {
  attackInOrder(scene, 'double-first');
  scene.settles(() => expect(hits(scene)).toEqual([6]));
});

rule(
  'gh/attack.14: POISON on the target adds 1 before the modifier',
  { map: ['.bg.'], cast: { b: { class: 'brute', draws: ['x2'] }, g: { ...guard, conditions: ['poison'] } } },
  (scene) => {
    attacks(scene, 2, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([6]));
  },
);

rule(
  'gh/attack.15: targets of one attack may take different damage',
  {
    map: ['...', ' gbh', '...'],
    cast: {
      b: { class: 'brute', draws: ['+2', '-1'] },
      g: guard,
      h: { ...guard, conditions: ['poison'], shield: 1 },
    },
  },
  (scene) => {
    scene.does('b', attack(3, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(4);
      expect(scene.the('h').hp).toBe(7);
    });
  },
);

rule(
  'gh/attack.16, gh/attack.16a: an Attack 1 with a drawn -2 deals 0 damage and its other effects apply',
  { map: ['.bg.'], cast: { b: { class: 'brute', draws: ['-2'] }, g: guard } },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', conditions: ['muddle'] });
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'hit', total: 0, damage: 0 }));
      expect(scene.the('g').hp).toBe(9);
      expect(scene.has('g', 'muddle')).toBe(true);
    });
  },
);

rule(
  'gh/attack.17, gh/attack.17a: an Attack 3 with a rolling +1 and a 2x is worth 8 before defence',
  { map: ['.bg.'], cast: { b: { class: 'brute', draws: ['roll-+1', 'x2'] }, g: { ...guard, shield: 1 } } },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([7]));
  },
);

rule(
  'gh/attack.18, gh/attack.18a: a rolling +2 and then a null deal 0 damage, but effects apply',
  { map: ['.bg.'], cast: { b: { class: 'brute', draws: ['roll-+2', 'null'] }, g: guard } },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', conditions: ['muddle'] });
    scene.settles(() => {
      expect(hits(scene)).toEqual([0]);
      expect(scene.has('g', 'muddle')).toBe(true);
    });
  },
);
