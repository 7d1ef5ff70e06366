import { expect } from 'vitest';
import { attacks, edges, hits, used } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** A Brute with Advantage or Disadvantage, an enemy beside it with hit points enough, and what it draws. */
const drawing = (token: 'strengthen' | 'muddle' | null, ...draws: readonly string[]) => ({
  map: ['.....', ' .bg..', '.....'],
  cast: {
    b: { class: 'brute', conditions: token === null ? [] : [token], draws },
    g: { monster: 'bandit-guard', hp: 20 },
  },
});
const withAdvantage = (...draws: readonly string[]) => drawing('strengthen', ...draws);
const withDisadvantage = (...draws: readonly string[]) => drawing('muddle', ...draws);

/** An Attack 3 whose damage and whose counting cards are as expected. */
function deals(scene: HexScene, damage: number, ...cards: readonly string[]): void {
  attacks(scene, 3, { by: 'b', on: 'g' });
  expect(used(scene)).toEqual([cards]);
  expect(hits(scene)).toEqual([damage]);
}

rule('gh/attack.25, gh/attack.25a: with Advantage -1 and +1 give +1', withAdvantage('-1', '+1'), (scene) => {
  deals(scene, 4, '+1');
});

rule(
  'gh/attack.26, gh/attack.26a: with Advantage a rolling PUSH 1 and +0 are both applied',
  withAdvantage('roll-push-1', '+0'),
  (scene) => {
    deals(scene, 3, 'roll-push-1', '+0');
    const push = scene.asksAbout('ana', 'push-to');
    push.answer(push.question.options[0] ?? '');
    scene.settles(() => expect(scene.the('g').hex).not.toBe(scene.at('g')));
  },
);

rule(
  'gh/attack.26b: with Advantage a rolling +2 and null make the attack a null',
  withAdvantage('roll-+2', 'null'),
  (scene) => deals(scene, 0, 'roll-+2', 'null'),
);

rule(
  'gh/attack.27, gh/attack.27a: with Advantage rolling +1, rolling Fire and +1 give +2 and Fire',
  withAdvantage('roll-+1', 'roll-fire', '+1'),
  (scene) => {
    deals(scene, 5, 'roll-+1', 'roll-fire', '+1');
    scene.settles((s) => expect(s.elements[0]).toBe('strong'));
  },
);

rule(
  'gh/attack.28, gh/attack.28a: with Disadvantage +1 and -1 give -1',
  withDisadvantage('+1', '-1'),
  (scene) => deals(scene, 2, '-1'),
);

rule(
  'gh/attack.29, gh/attack.29a: with Disadvantage rolling STUN and +0 give +0 without STUN',
  withDisadvantage('roll-stun', '+0'),
  (scene) => {
    deals(scene, 3, '+0');
    scene.settles(() => expect(scene.has('g', 'stun')).toBe(false));
  },
);

rule(
  'gh/attack.29b: with Disadvantage rolling POISON and 2x give 2x',
  withDisadvantage('roll-poison', 'x2'),
  (scene) => {
    deals(scene, 6, 'x2');
    scene.settles(() => expect(scene.has('g', 'poison')).toBe(false));
  },
);

rule(
  'gh/attack.30, gh/attack.30a: with Disadvantage only the card after two rolling ones applies',
  withDisadvantage('roll-+1', 'roll-push-1', '+1'),
  (scene) => {
    deals(scene, 4, '+1');
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('g')));
  },
);

rule(
  'gh/attack.31: without either, rolling cards and the first that does not roll are all applied',
  drawing(null, 'roll-+1', 'roll-+1', '+1', '+2'),
  (scene) => deals(scene, 6, 'roll-+1', 'roll-+1', '+1'),
);

rule(
  'gh/attack.32: where neither card is clearly worse, the first is used with Disadvantage too',
  withDisadvantage('+2', '+1-stun', '+1-stun', '+2'),
  (scene) => {
    deals(scene, 5, '+2');
    scene.settles();
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(used(scene)).toEqual([['+1-stun']]));
  },
);

const betterOf: readonly (readonly [string, string, string])[] = [
  ['+1', '+2', '+2'],
  ['+1', '+1-stun', '+1-stun'],
  ['+0-stun', '+2', '+0-stun'],
  ['+1-stun', '+1-fire', '+1-stun'],
  ['+0-muddle', '+2-stun', '+0-muddle'],
];
for (const [first, second, better] of betterOf) {
  rule(
    `gh/attack.32a: with Advantage ${first} and ${second} give ${better}`,
    withAdvantage(first, second),
    (scene) => {
      attacks(scene, 3, { by: 'b', on: 'g' });
      scene.settles(() => expect(used(scene)).toEqual([[better]]));
    },
  );
}

rule(
  'gh/attack.33: two sources of Disadvantage and one of Advantage cancel',
  {
    map: ['.bg.'],
    cast: {
      b: { class: 'brute', conditions: ['strengthen', 'muddle'] },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', range: 3 });
    scene.settles(() => expect(edges(scene)).toEqual(['none']));
  },
);

rule(
  'gh/attack.33a: a strengthened archer with two more sources of Advantage draws one card for an adjacent enemy',
  {
    map: ['.bg.'],
    cast: {
      b: {
        class: 'scoundrel',
        conditions: ['strengthen'],
        active: ['flurry-of-blades bottom'],
        items: ['eagle-eye-goggles'],
        draws: ['-1', '+2'],
      },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', { do: 'attack', value: 3, range: 3 });
    scene.asks('ana', 'attack-items', 'item:eagle-eye-goggles').answer('item:eagle-eye-goggles');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(edges(scene)).toEqual(['none']);
      expect(used(scene)).toEqual([['-1']]);
    });
  },
);

rule(
  'gh/attack.34: unused cards are discarded, unused bless and curse cards removed, and an unused null shuffles',
  withAdvantage('null', '+1', 'curse', '+2'),
  (scene) => {
    deals(scene, 4, '+1');
    scene.settles();
    deals(scene, 5, '+2');
    scene.settles((s) => {
      const deck = s.decks.find(({ owner }) => owner === 'brute');
      expect(deck?.discards).toEqual(['null', '+1', '+2']);
      expect(deck?.draw).not.toContain('curse');
      expect(deck?.shuffle).toBe(true);
    });
  },
);
