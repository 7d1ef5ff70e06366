import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { provided } from '../../content/words/adjustments.ts';
import { nextToAnAlly } from '../../content/words/targets.ts';
import { blowsIn } from '../../onlooker/asked-about.ts';
import type { ExpectedBlow } from '../../questions.ts';
import { edges, hits } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** What the question about targets expects of the attack on somebody, who is then attacked. */
function expectedOn(scene: HexScene, letter: string): ExpectedBlow | undefined {
  const { question } = scene.asksAbout('ana', 'attack-target');
  const blow = blowsIn(question.about).find(({ on }) => on === scene.id(letter));
  scene.asksAbout('ana', 'attack-target').answer(scene.id(letter));
  return blow;
}

const guard = { monster: 'bandit-guard', hp: 9 } as const;

rule(
  'gh/attack.12: what is expected of an attack is what it does with a modifier of 0',
  {
    map: ['.bgh'],
    cast: {
      b: { class: 'brute', draws: ['+0'] },
      h: { class: 'tinkerer' },
      g: { ...guard, conditions: ['poison'], shield: 2, retaliate: 1 },
    },
  },
  (scene) => {
    scene.does('b', attack(3, { pierce: 1, adjust: [provided(nextToAnAlly, { add: { attack: 2 } })] }));
    const blow = expectedOn(scene, 'g');
    expect(blow).toEqual({
      on: scene.id('g'),
      value: 6,
      parts: [
        { of: 'ability', value: 3 },
        { of: 'poison', value: 1 },
        { of: 'adjustment', value: 2 },
      ],
      shield: 2,
      pierce: 1,
      damage: 5,
      retaliate: 1,
      edge: 'none',
    });
    scene.settles(() => expect(hits(scene)).toEqual([blow?.damage]));
  },
);

rule(
  'gh/attack.13: an attack that is doubled names the card that doubles it',
  {
    map: ['.sg.'],
    cast: {
      s: { class: 'scoundrel', active: ['smoke-bomb top'], conditions: ['invisible'], draws: ['+0'] },
      g: guard,
    },
  },
  (scene) => {
    scene.does('s', attack(3));
    const blow = expectedOn(scene, 'g');
    expect(blow).toMatchObject({
      value: 6,
      parts: [
        { of: 'ability', value: 3 },
        { of: 'smoke-bomb', value: 3 },
      ],
    });
    scene.settles(() => expect(hits(scene)).toEqual([6]));
  },
);

rule(
  'gh/attack.33: with what edge an attack is made is known before its target is chosen',
  {
    map: ['.bg.', ' ..h'],
    cast: {
      b: { class: 'brute', conditions: ['strengthen'], draws: ['+0', '+0'] },
      g: guard,
      h: { ...guard, shield: 5 },
    },
  },
  (scene) => {
    scene.does('b', attack(2, { range: 3 }));
    const { question } = scene.asksAbout('ana', 'attack-target');
    const expected = blowsIn(question.about).map(({ on, edge, damage }) => [on, edge, damage]);
    expect(expected).toEqual([
      [scene.id('g'), 'none', 2],
      [scene.id('h'), 'advantage', 0],
    ]);
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => expect(edges(scene)).toEqual(['advantage']));
  },
);
