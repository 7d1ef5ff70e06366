import { expect } from 'vitest';
import { levels } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

type Printed = {
  readonly of: string;
  readonly cost: number;
  readonly type: 'melee' | 'ranged';
  /** With a 3 on the die, at grey, green, yellow and red. */
  readonly totals: readonly [number, number, number, number];
  readonly damages: readonly [number, number, number, number];
};

/** Cards that make an attack, and what comes of them. */
const cards: { readonly [card: string]: Printed } = {
  'arcane-shot': { of: 'burbonn', cost: 1, type: 'ranged', totals: [6, 6, 7, 9], damages: [1, 1, 1, 2] },
  'aimed-shot': { of: 'burbonn', cost: 2, type: 'ranged', totals: [8, 8, 9, 10], damages: [1, 1, 1, 3] },
  'shadow-bolt': { of: 'sandrai', cost: 1, type: 'ranged', totals: [6, 6, 7, 9], damages: [1, 1, 1, 2] },
  immolate: { of: 'sandrai', cost: 1, type: 'ranged', totals: [5, 5, 7, 8], damages: [1, 1, 1, 2] },
  'drain-life': { of: 'sandrai', cost: 2, type: 'ranged', totals: [6, 6, 7, 9], damages: [1, 1, 1, 2] },
  frostbolt: { of: 'sofeea', cost: 1, type: 'ranged', totals: [6, 6, 7, 8], damages: [1, 1, 1, 2] },
  fireball: { of: 'sofeea', cost: 2, type: 'ranged', totals: [8, 8, 9, 10], damages: [1, 1, 1, 3] },
  'heroic-strike': { of: 'grumbaz', cost: 1, type: 'melee', totals: [7, 7, 8, 9], damages: [1, 1, 2, 3] },
  'battle-shout': { of: 'grumbaz', cost: 1, type: 'melee', totals: [6, 6, 8, 9], damages: [2, 2, 3, 3] },
  'mortal-strike': { of: 'grumbaz', cost: 2, type: 'melee', totals: [7, 7, 8, 9], damages: [1, 1, 2, 3] },
  whirlwind: { of: 'grumbaz', cost: 2, type: 'melee', totals: [6, 6, 7, 8], damages: [1, 1, 2, 2] },
  execute: { of: 'grumbaz', cost: 1, type: 'melee', totals: [6, 6, 7, 8], damages: [2, 2, 3, 3] },
  hamstring: { of: 'grumbaz', cost: 1, type: 'melee', totals: [5, 5, 6, 7], damages: [1, 1, 2, 2] },
};

for (const [card, { of, cost, type, totals, damages }] of Object.entries(cards)) {
  levels.forEach((level, nth) => {
    rule(
      `${card}: at ${level} a 3 makes a ${type} attack of ${totals[nth]} for ${damages[nth]} damage`,
      {
        ana: { character: of, level, hand: [card], energy: cost },
        bea: { character: of === 'sandrai' ? 'sofeea' : 'sandrai' },
      },
      (scene) => {
        scene.duels('ana', 'bea');
        does(scene, 'ana', `play:${card}`);
        passesAll(scene);
        scene.settles(() => {
          expect(strikesOf(scene, 'attacker')).toMatchObject([{ type, total: totals[nth], hit: true }]);
          expect(scene.the('bea').damage).toBe(damages[nth]);
          expect(scene.the('ana')).toMatchObject({ energy: 0, discard: [card] });
        });
      },
      { red: [3], black: [1] },
    );
  });
}

rule(
  'execute: against a rival with half of the health gone it does one damage more',
  {
    ana: { character: 'grumbaz', hand: ['execute'], energy: 1 },
    bea: { character: 'sandrai', level: 'red', damage: 3 },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:execute');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'hurt', hero: 'bea', n: 3 }));
      expect(scene.the('bea').space).toBe('stormwind-city');
    });
  },
  { red: [5], black: [1] },
);

rule(
  'mortal-strike: a rival it hits cannot heal until the end of its next turn',
  {
    ana: { character: 'grumbaz', hand: ['mortal-strike'], energy: 2 },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:mortal-strike');
    passesAll(scene);
    scene.settles(() => expect(scene.the('bea').lasting).toMatchObject([{ is: 'cannot-heal', n: 1 }]));
  },
  { red: [3], black: [1] },
);

rule(
  'hamstring: the opponent attacks at 1 less, and a rival that is hit will walk one space at most',
  {
    ana: { character: 'grumbaz', hand: ['hamstring'], energy: 1 },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:hamstring');
    passesAll(scene);
    scene.settles(() => {
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 3, hit: false }]);
      expect(scene.the('bea').lasting).toMatchObject([{ is: 'slowed' }]);
    });
  },
  { red: [3], black: [3] },
);

rule(
  'immolate: a rival it hits takes 1 damage when the next turn of that rival begins',
  { ana: { character: 'sandrai', hand: ['immolate'], energy: 1 }, bea: { character: 'sofeea' } },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:immolate');
    passesAll(scene);
    scene.settles();
    scene.playsTurn();
    scene.goesOnTo('exploration');
    expect(scene.the('bea').damage).toBe(2);
  },
  { red: [3], black: [1] },
);

rule(
  'immolate: beating an encounter with it draws a card',
  { ana: { character: 'sandrai', hand: ['immolate'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'play:immolate');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana').hand).toHaveLength(1));
  },
  { red: [3], black: [1] },
);

for (const [level, healed] of [
  ['grey', 1],
  ['red', 2],
] as const) {
  rule(
    `drain-life: at ${level} a hit heals ${healed}`,
    { ana: { character: 'sandrai', level, damage: 3, hand: ['drain-life'], energy: 2 } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      does(scene, 'ana', 'play:drain-life');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').damage).toBe(3 - healed));
    },
    { red: [3], black: [1] },
  );
}

rule(
  'frostbolt: a melee opponent attacks at 1 less',
  { ana: { character: 'sofeea', hand: ['frostbolt'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:frostbolt');
    passesAll(scene);
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 3 }]));
  },
  { red: [1], black: [1] },
);

rule(
  'whirlwind: beating an encounter beats another one here too, and hurts each rival here',
  {
    ana: { character: 'grumbaz', hand: ['whirlwind'], energy: 2 },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'play:whirlwind');
    passesAll(scene);
    scene.settles((state) => {
      expect(scene.the('bea').damage).toBe(1);
      expect(scene.the('ana').backpack.toSorted()).toEqual(['mountain-boar', 'timber-wolf']);
      expect(state.track).toEqual([]);
    });
  },
  { track: [{ card: 'timber-wolf', space: 'elwynn-1' }], red: [3], black: [1] },
);
