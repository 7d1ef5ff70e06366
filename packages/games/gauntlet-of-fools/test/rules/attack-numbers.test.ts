import { expect } from 'vitest';
import { type Lead, rule, type TableScene } from '../table.ts';

/** The Attack of each fight of the act that was last, as it was compared. */
const attacks = (scene: TableScene): readonly number[] =>
  scene.told.flatMap((fact) => (fact.is === 'attacked' ? [fact.attack] : []));
const gone: Lead = { dead: true, wounds: 4 };

rule(
  'gof/numbers.1: Attack Dice are those of the Weapon, of the Warlord, of tokens, of this turn and of one-use tokens, less penalties and a Hangover',
  {
    ana: {
      class: 'warlord',
      classTokens: 0,
      weapon: 'mace',
      weaponTokens: 0,
      boasts: ['with-a-hangover'],
      bonus: { dice: 2, oneUseDice: 3 },
      turn: { dice: 4 },
      penalty: { dice: 2 },
    },
  },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('one-use-dice');
    scene.asks('ana', 'one-use-dice-to-spend', '1', '2', '3').answer('2');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toHaveLength(5 + 1 + 2 + 4 + 2 - 2 - 1));
  },
);

rule(
  'gof/numbers.1: more penalties than dice leave no die',
  { ana: { penalty: { dice: 7 }, bonus: { attack: 1 } } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([]);
      expect(attacks(scene)).toEqual([1]);
    });
  },
);

rule(
  'gof/numbers.2: the roll is the sum of the dice',
  { ana: { weapon: 'mace', weaponTokens: 0, dice: [1, 2, 3, 4, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(attacks(scene)).toEqual([16]));
  },
);

rule(
  'gof/numbers.2: with One Arm Tied a 1 and a 2 count 0 and a 3 counts 3',
  { ana: { weapon: 'mace', weaponTokens: 0, boasts: ['one-arm-tied'], dice: [1, 2, 3, 4, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(attacks(scene)).toEqual([13]));
  },
);

rule(
  'gof/numbers.2: with the Spear the roll is 14, whatever the dice',
  { ana: { weapon: 'spear', weaponTokens: 1, dice: [6, 6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'spear', 'go-on').answer('spear');
    scene.settles(() => expect(attacks(scene)).toEqual([14]));
  },
);

rule(
  'gof/numbers.2: the Cleaver multiplies the whole roll by 4, before anything is added',
  { ana: { weapon: 'cleaver', dice: [3, 4], bonus: { dice: 1, attack: 1 } } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(attacks(scene)).toEqual([29]));
  },
  { options: { promos: true } },
);

const cleaverAndMace: Lead = { class: 'armsmaster', weapons: ['cleaver', 'mace'], weaponTokens: 0 };

rule(
  "gof/A-26: an Armsmaster's Cleaver multiplies the dice of its other Weapon too",
  { ana: { ...cleaverAndMace, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'weapon-to-roll', 'cleaver', 'mace').answer('mace');
    scene.settles(() => expect(attacks(scene)).toEqual([20]));
  },
  { options: { promos: true } },
);

for (const [weapon, attack] of [
  ['mace', 5],
  ['cleaver', 4],
] as const)
  rule(
    `gof/A-26: where a table wants it so, the Cleaver multiplies only its own dice: the ${weapon} gives ${attack}`,
    { ana: { ...cleaverAndMace, dice: [1, 1, 1, 1, 1] } },
    (scene) => {
      scene.faces('ana', 'titan');
      scene.asks('ana', 'weapon-to-roll', 'cleaver', 'mace').answer(weapon);
      scene.settles(() => expect(attacks(scene)).toEqual([attack]));
    },
    { options: { promos: true, multipliesOtherWeapons: false } },
  );

rule(
  'gof/numbers.3: the Attack is the roll with Attack tokens, own gold, the Avenger bonus and Juggling',
  {
    ana: {
      class: 'avenger',
      classTokens: 1,
      weapon: 'sack-of-loot',
      boasts: ['while-juggling'],
      gold: 5,
      bonus: { attack: 2 },
      dice: [1, 1, 1],
    },
    bruno: { gold: 50 },
    cleo: gone,
  },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on').answer('avenger');
    scene.settles(() => expect(attacks(scene)).toEqual([3 + 2 + 5 + 3 - 1]));
  },
);

rule(
  'gof/numbers.3: the Attack is never below 0',
  { ana: { weapon: 'mace', weaponTokens: 0, boasts: ['while-juggling'], penalty: { dice: 5 } } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(attacks(scene)).toEqual([0]));
  },
);

rule(
  'gof/numbers.3: the Axe doubles last of all',
  {
    ana: {
      weapon: 'axe',
      weaponTokens: 1,
      boasts: ['while-juggling'],
      bonus: { attack: 3 },
      dice: [2, 2, 2, 2, 2],
    },
  },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.settles(() => expect(attacks(scene)).toEqual([(10 + 3 - 1) * 2]));
  },
);

rule(
  'gof/numbers.3: on the turn after the Axe the Attack is 0, nothing raises it, and it is gone the turn after that',
  {
    ana: { weapon: 'axe', weaponTokens: 1, bonus: { attack: 9 }, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    bruno: gone,
    cleo: gone,
  },
  (scene) => {
    scene.turns(3);
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.settles(() => expect(attacks(scene)).toEqual([28, 0, 14]));
  },
  { deck: ['titan', 'titan', 'titan'] },
);

for (const [attack, killed] of [
  [13, true],
  [12, false],
] as const)
  rule(
    `gof/numbers.5: an Attack of ${attack} against Defense 13 ${killed ? 'kills' : 'does not kill'}`,
    { ana: { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 }, bonus: { attack } } },
    (scene) => {
      scene.faces('ana', 'ogre');
      scene.settles(() => expect(scene.the('ana').fight?.killed).toBe(killed));
    },
  );

rule(
  'gof/A-10: the Axe doubles the Attack for the whole turn, and a second use in another fight doubles it again',
  { ana: { weapon: 'axe', weaponTokens: 2, penalty: { dice: 5 }, bonus: { attack: 3 } } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.settles(() => expect(attacks(scene)).toEqual([6, 12]));
  },
);

rule(
  'gof/A-10: the Axe used in the first fight with a Troll counts in the second',
  { ana: { weapon: 'axe', weaponTokens: 1, penalty: { dice: 5 }, bonus: { attack: 3 } } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.settles(() => expect(attacks(scene)).toEqual([6, 6]));
  },
);
