import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';

rule(
  'wow/abilities.1, wow/abilities.14: a card is played only if all of its cost can be paid',
  { ana: { character: 'sofeea', energy: 1, hand: ['fireball', 'frostbolt'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asks('ana', 'before-roll', 'play:frostbolt', 'done').answer('play:frostbolt');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ energy: 0, hand: ['fireball'] }));
  },
  { red: [6], black: [1] },
);

rule(
  'wow/abilities.1, wow/abilities.14, wow/A-55: a card without energy icons is free and may be played for nothing',
  { ana: { character: 'sofeea', reversed: true, hand: ['conjure-food'], turn: { rolled: 0 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asks('ana', 'movement', 'play:conjure-food', 'end').answer('play:conjure-food');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ damage: 0, energy: 0, discard: ['conjure-food'] }),
    );
  },
  { phase: 'movement' },
);

rule(
  'wow/abilities.14: a card whose condition does not hold is not offered',
  {
    ana: {
      character: 'grumbaz',
      energy: 1,
      weapon: 'headhunters-spear',
      hand: ['heroic-strike'],
      level: 'green',
    },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles();
  },
  { red: [6], black: [1] },
);

const three = ['conjure-food', 'frostbolt', 'cone-of-cold'];

rule(
  'wow/abilities.2, wow/abilities.3, wow/abilities.5: the movement phase is for movement cards and special cards of the own turn, in any order',
  { ana: { character: 'sofeea', energy: 2, reversed: true, hand: three, turn: { rolled: 0 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene
      .asks('ana', 'movement', 'play:conjure-food', 'play:cone-of-cold', 'end')
      .answer('play:cone-of-cold');
    scene.asks('ana', 'movement', 'play:conjure-food', 'end').answer('play:conjure-food');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.settles(() => expect(scene.the('ana').discard).toEqual(['cone-of-cold', 'conjure-food']));
  },
  { phase: 'movement' },
);

rule(
  'wow/abilities.2, wow/abilities.3: a combat is for combat cards of those who fight',
  {
    ana: { character: 'sofeea', energy: 2, hand: three },
    bea: { character: 'burbonn', energy: 2, hand: ['arcane-shot', 'feign-death'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asks('ana', 'encounter-met', 'fight').answer('fight');
    scene.asksNothingOf('bea');
    scene.asks('ana', 'before-roll', 'play:frostbolt', 'done').answer('play:frostbolt');
    scene.asksNothingOf('bea');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles();
  },
  { red: [1], black: [1] },
);

rule(
  "wow/A-46: outside the own turn there is no energy but the 1 of a duel's defender",
  {
    ana: { character: 'burbonn' },
    bea: { character: 'sofeea', hand: ['fireball', 'frostbolt'] },
  },
  (scene) => {
    expect(scene.the('bea').energy).toBe(0);
    scene.duels('ana', 'bea');
    scene.asks('bea', 'before-roll', 'play:frostbolt', 'done').answer('done');
    scene.asksAbout('bea', 'after-roll').answer('done');
    scene.settles(() => expect(scene.the('bea').energy).toBe(0));
  },
  { red: [1], black: [1] },
);

rule(
  'wow/abilities.10, wow/A-49: the level of the owner counts for the improved text of an attached card',
  { ana: { character: 'sandrai' }, bea: { character: 'burbonn', level: 'red', space: 'ironforge' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ defense: 5 - 2 }]));
  },
  {
    red: [1],
    black: [1],
    track: [{ card: 'gnoll-brute', space: 'elwynn-1' }],
    attached: [{ ability: 'hunters-mark', owner: 'bea', on: 'foe', target: 'gnoll-brute' }],
  },
);

rule(
  'wow/abilities.8, wow/abilities.9: a card laid on an encounter goes with it to the track and works there',
  { ana: { character: 'sandrai', energy: 1, hand: ['curse-of-weakness'] } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.asksAbout('ana', 'before-roll').answer('play:curse-of-weakness');
    scene.settles((s) => {
      expect(s.attached).toMatchObject([{ ability: 'curse-of-weakness', on: 'foe', target: 'gnoll-brute' }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 3 + 3 - 1 }]);
      expect(scene.the('ana')).toMatchObject({ damage: 1, discard: [] });
    });
    scene.fights('ana', 'gnoll-brute');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 3 + 3 - 1 }]));
  },
  { red: [1, 1], black: [3, 3] },
);
