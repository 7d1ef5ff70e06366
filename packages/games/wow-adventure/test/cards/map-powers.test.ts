import { expect } from 'vitest';
import type { Level } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { passesAll } from './playing.ts';

const sofeea = (space: string, level: Level) => ({ character: 'sofeea', space, level }) as const;

for (const [space, level, total, ...faces] of [
  ['agamand-mills', 'grey', 6, 1],
  ['scarlet-monastery', 'green', 8, 1],
  ['uldaman', 'yellow', 9, 1, 2],
] as const)
  for (const face of faces)
    rule(
      `${space}: its ${face} is rolled again and makes ${total} with the 4 that follows`,
      { ana: sofeea(space, level) },
      (scene) => {
        scene.fightsLair('ana');
        passesAll(scene);
        expect(strikesOf(scene, 'defender')).toMatchObject([{ total }]);
      },
      { red: [2], black: [face, 4] },
    );

for (const [space, level, face, damage] of [
  ['shadowfang-keep', 'grey', 6, 2],
  ['gnomeregan', 'green', 6, 3],
  ['blackwing-lair', 'red', 5, 4],
  ['blackwing-lair', 'red', 6, 4],
] as const)
  rule(
    `${space}: a ${face} makes it ${damage} damage, a 4 makes it ${damage - 1}`,
    { ana: sofeea(space, level), bea: { character: 'sandrai', space, level } },
    (scene) => {
      for (const name of ['ana', 'bea']) {
        scene.fightsLair(name);
        passesAll(scene);
      }
      expect(['ana', 'bea'].map((name) => scene.the(name).damage)).toEqual([damage, damage - 1]);
    },
    { red: [2, 2], black: [face, 4] },
  );

rule(
  'stitches: its 6 makes 1 damage more and is rolled again, once only',
  { ana: sofeea('stitches', 'green') },
  (scene) => {
    scene.fightsLair('ana');
    passesAll(scene);
    expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 10 }]);
    expect(scene.the('ana').damage).toBe(3);
  },
  { red: [2], black: [6, 6] },
);

for (const [space, level] of [
  ['scholomance', 'yellow'],
  ['naxxramas', 'red'],
] as const)
  rule(
    `${space}: its 6 takes two cards of the hand at random, its 5 none`,
    { ana: { ...sofeea(space, level), hand: ['portal', 'teleport', 'arcane-intellect'] } },
    (scene) => {
      scene.fightsLair('ana');
      passesAll(scene);
      expect(scene.the('ana').hand).toHaveLength(3);
      scene.perform((g) => {
        for (const hero of g.state.heroes) hero.damage = 0;
        return undefined;
      });
      scene.fightsLair('ana');
      passesAll(scene);
      expect([scene.the('ana').hand.length, scene.the('ana').discard.length]).toEqual([1, 2]);
    },
    { red: [2, 2], black: [5, 6] },
  );

for (const face of [5, 6])
  rule(
    `frostmane-hold: on its ${face} the hero discards a card of choice`,
    { ana: { ...sofeea('frostmane-hold', 'grey'), hand: ['portal', 'teleport'] } },
    (scene) => {
      scene.fightsLair('ana');
      scene.asks('ana', 'cards-to-discard', 'portal', 'teleport').answer('teleport');
      passesAll(scene);
      expect(scene.the('ana')).toMatchObject({ hand: ['portal'], discard: ['teleport'] });
    },
    { red: [2], black: [face] },
  );

rule(
  'the-deadmines: its 6 takes an item out of the backpack at random, and none that is equipped',
  {
    ana: {
      ...sofeea('the-deadmines', 'grey'),
      weapon: 'balanced-throwing-knives',
      backpack: ['boarhide-vest', 'lucky-paw'],
    },
  },
  (scene) => {
    scene.fightsLair('ana');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ weapon: 'rusted-harvester', backpack: ['mountain-boar'] });
  },
  { red: [2], black: [6], item: [2] },
);

rule(
  'jinthaalor: a 1 of the hero takes 2 off their attack',
  { ana: sofeea('jinthaalor', 'yellow') },
  (scene) => {
    scene.fightsLair('ana');
    passesAll(scene);
    expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 3 }]);
  },
  { red: [1], black: [3] },
);

rule(
  'stratholme: the attack of the hero is 1 lower, whatever they roll',
  { ana: sofeea('stratholme', 'red') },
  (scene) => {
    scene.fightsLair('ana');
    passesAll(scene);
    expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 6 }]);
  },
  { red: [2], black: [3] },
);

for (const [face, type] of [
  [6, 'ranged'],
  [5, 'melee'],
] as const)
  rule(
    `sunken-temple: with a ${face} its attack is ${type}`,
    { ana: sofeea('sunken-temple', 'yellow') },
    (scene) => {
      scene.fightsLair('ana');
      passesAll(scene);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ type }]);
    },
    { red: [2], black: [face] },
  );

for (const [face, damage] of [
  [1, 5],
  [2, 4],
] as const)
  rule(
    `tainted-scar: a hero who rolls a ${face} takes ${damage} damage in all`,
    { ana: sofeea('tainted-scar', 'red') },
    (scene) => {
      scene.fightsLair('ana');
      passesAll(scene);
      expect(scene.the('ana').damage).toBe(damage);
    },
    { red: [face], black: [3] },
  );

for (const [face, left] of [
  [6, 1],
  [5, 2],
] as const)
  rule(
    `zulgurub: its ${face} leaves ${left - 1} attached cards on the hero, and those of others alone`,
    { ana: sofeea('zulgurub', 'red'), bea: { character: 'sandrai', space: 'ironforge' }, cem: {} },
    (scene) => {
      scene.fightsLair('ana');
      passesAll(scene);
      expect(scene.state.attached).toHaveLength(left);
      expect(scene.state.attached.at(-1)).toMatchObject({ target: 'cem' });
    },
    {
      red: [2],
      black: [face],
      attached: ['ana', 'cem'].map((target) => ({
        ability: 'curse-of-weakness',
        owner: 'bea',
        on: 'hero',
        target,
      })),
    },
  );
