import { expect } from 'vitest';
import { levels } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

for (const level of ['yellow', 'red'] as const)
  rule(
    `guard-the-master: at ${level} the bear may take 1 of 3 combat damage, and is gone`,
    { ana: { character: 'burbonn', level, reversed: true } },
    (scene) => {
      scene.fights('ana', 'drakonid-legionmaster');
      does(scene, 'ana', 'use:guard-the-master');
      passesAll(scene);
      expect(scene.the('ana')).toMatchObject({ damage: 2, reversed: false });
    },
    { red: [4], black: [6] },
  );

rule(
  'guard-the-master: whoever keeps the bear takes all of the damage',
  { ana: { character: 'burbonn', level: 'yellow', reversed: true } },
  (scene) => {
    scene.fights('ana', 'drakonid-legionmaster');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ damage: 3, reversed: true });
  },
  { red: [4], black: [6] },
);

for (const level of ['grey', 'green'] as const)
  rule(
    `guard-the-master: at ${level} the bear does not guard`,
    { ana: { character: 'burbonn', level, reversed: true } },
    (scene) => {
      scene.fights('ana', 'drakonid-legionmaster');
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 3, reversed: true }));
    },
    { red: [4], black: [6] },
  );

levels.forEach((level, nth) => {
  const more = [0, 1, 1, 2][nth] ?? 0;
  rule(
    `fel-focus: at ${level} a demon adds ${more} to the attack of a Shadow Bolt, and nothing to another attack`,
    {
      ana: { character: 'sandrai', level, reversed: true, hand: ['shadow-bolt'], energy: 3 },
      bea: { character: 'sandrai', level, hand: ['shadow-bolt'], energy: 3 },
    },
    (scene) => {
      const attacks = ['ana', 'bea'].map((name) => {
        scene.fights(name, 'drakonid-legionmaster');
        does(scene, name, 'play:shadow-bolt');
        passesAll(scene);
        return strikesOf(scene, 'attacker')[0]?.total ?? 0;
      });
      scene.fights('ana', 'drakonid-legionmaster');
      passesAll(scene);
      expect((attacks[0] ?? 0) - (attacks[1] ?? 0)).toBe(more);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + ([1, 3, 4, 5][nth] ?? 0) }]);
    },
    { red: [1, 1, 1], black: [1, 1, 1] },
  );
});

for (const level of levels) {
  rule(
    `blood-and-thunder: at ${level} a fight that hurt him may make Grumbaz go berserk`,
    { ana: { character: 'grumbaz', level } },
    (scene) => {
      scene.fights('ana', 'gnoll-brute');
      scene.asks('ana', 'flip', 'yes', 'no').answer('yes');
      scene.settles(() => expect(scene.the('ana').reversed).toBe(true));
    },
    { red: [1], black: [6] },
  );

  rule(
    `blood-and-thunder: at ${level} a fight without a wound does not`,
    { ana: { character: 'grumbaz', level } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, reversed: false }));
    },
    { red: [6], black: [1] },
  );
}

levels.forEach((level) => {
  const prevented = level === 'grey' ? 0 : 1;
  rule(
    `shield-wall: at ${level} ${prevented} of 2 combat damage are prevented, and a single damage never`,
    { ana: { character: 'grumbaz', level } },
    (scene) => {
      scene.fights('ana', 'gnoll-brute');
      passesAll(scene);
      expect(scene.the('ana').damage).toBe(2 - prevented);
      scene.fights('ana', 'timber-wolf');
      passesAll(scene);
      expect(scene.the('ana').damage).toBe(3 - prevented);
    },
    { red: [1, 1], black: [6, 6] },
  );
});

rule(
  'shield-wall: damage that comes from no combat is taken whole',
  { ana: { character: 'grumbaz', level: 'red' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => expect(scene.the('ana').damage).toBe(2));
  },
  { phase: 'exploration', tokens: [{ kind: 'bomb', space: 'elwynn-1', by: 'zoe' }] },
);

for (const level of levels)
  for (const fought of [true, false])
    rule(
      `restless-fury: at ${level} a turn ${fought ? 'with' : 'without'} a fight ${fought ? 'leaves him berserk' : 'calms Grumbaz down'}`,
      { ana: { character: 'grumbaz', level, reversed: true, turn: { fought } } },
      (scene) => {
        scene.playsTurn();
        scene.settles(() => expect(scene.the('ana').reversed).toBe(fought));
      },
      { phase: 'upkeep' },
    );

levels.forEach((level, nth) => {
  const least = [7, 6, 5, 5][nth] ?? 7;
  for (const face of [3, 4, 5, 6])
    rule(
      `blood-craze: at ${level} a ${face} after a victory heals ${face >= least ? 1 : 0}`,
      { ana: { character: 'grumbaz', level, reversed: true, damage: 2 } },
      (scene) => {
        scene.fights('ana', 'mountain-boar');
        passesAll(scene);
        expect(scene.the('ana').damage).toBe(face >= least ? 1 : 2);
      },
      { red: [6], black: [1], extra: [face] },
    );
});

levels.forEach((level) => {
  const less = level === 'grey' ? 0 : 1;
  for (const [foe, type, total] of [
    ['drakonid-legionmaster', 'melee', 8 - less],
    ['ridge-condor', 'ranged', 4],
  ] as const)
    rule(
      `chill: at ${level} a ${type} attack against the barrier comes to ${total}`,
      { ana: { character: 'sofeea', level, reversed: true } },
      (scene) => {
        scene.fights('ana', foe);
        passesAll(scene);
        expect(strikesOf(scene, 'defender')).toMatchObject([{ type, total }]);
      },
      { red: [1], black: [2] },
    );
});

rule(
  'chill: without the barrier nothing is taken off',
  { ana: { character: 'sofeea', level: 'red' } },
  (scene) => {
    scene.fights('ana', 'drakonid-legionmaster');
    passesAll(scene);
    expect(strikesOf(scene, 'defender')).toMatchObject([{ type: 'melee', total: 8 }]);
  },
  { red: [1], black: [2] },
);
