/** Rules of dice. */
import { expect, test } from 'vitest';
import { blackFaces, mostDice, whiteFaces } from '../../rules/dice.ts';
import { rule } from '../table.ts';

test('ma/dice.2: the white die shows 0 twice, 1 three times and 2 once', () => {
  expect(whiteFaces).toEqual([0, 0, 1, 1, 1, 2]);
});

test('ma/dice.3: the black die shows 0 once, 1 and 2 twice and 3 once', () => {
  expect(blackFaces).toEqual([0, 1, 1, 2, 2, 3]);
});

rule(
  'ma/dice.5: dice that cards add come to no more than three of a colour',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 0,
      worn: [{ main: 'storm-carbine', top: 'rotary-drum' }],
    },
  },
  (scene) => {
    scene.plays('prys', 'storm-carbine:discharge', 'unit:pistonback');
    scene.settles(() => expect(scene.facts('rolled')[0]?.black).toHaveLength(mostDice));
  },
  { monsters: { pistonback: { at: '5,5' } }, black: [0, 0, 0] },
);

rule(
  'ma/dice.5: Rotary Drum gives a die to one attack in a turn',
  {
    ana: {
      explorer: 'vane',
      at: '4,5',
      essence: 0,
      worn: [{ main: 'boiler-maul', top: 'rotary-drum' }],
    },
  },
  (scene) => {
    scene.plays('vane', 'boiler-maul:crush');
    scene.settles(() => expect(scene.facts('rolled')[0]?.black).toHaveLength(3));
    scene.plays('vane', 'boiler-maul:crush');
    scene.settles(() => expect(scene.facts('rolled')[0]?.black).toHaveLength(2));
  },
  { monsters: { pistonback: { at: '5,5' } }, white: [0, 0], black: [0, 0, 0, 0, 0] },
);

rule(
  'ma/dice.6: what a die shows the second time stands, even if it is less',
  { ana: { explorer: 'prys', at: '4,5', essence: 1, worn: ['orrery-of-teeth'] } },
  (scene) => {
    scene.plays('prys', 'prys:pipe-wrench');
    scene.asksAbout('ana', 'use').answer('use:orrery-of-teeth:turn-again');
    scene.asksAbout('ana', 'dice-to-reroll').answer('white:0', 'white:1');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 0 }]));
  },
  { monsters: { pistonback: { at: '5,5' } }, white: [2, 1, 0, 0] },
);
