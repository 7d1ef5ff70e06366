/** The monsters of level 4. */
import { expect } from 'vitest';
import { destroyUnit } from '../../rules/losses/fates.ts';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { played } from '../monster-phase.ts';
import { type HallScene, rule } from '../table.ts';
import { acting, entering } from './monsters-acting.ts';
import { at, drudge, figuresOf, gnawer, rolls, turn, vane } from './playing.ts';

const crane = (where: string) => ({ ben: { explorer: 'crane', at: where, essence: 0 } });
const healths = (scene: HallScene) => scene.state.explorers.map(({ health }) => health);
/** Vane does not take the blow for a companion. */
const passFor = (scene: HallScene) =>
  scene.asks('ana', 'use', 'use:vane:turn-the-other-cheek', 'pass').answer('pass');

turn(
  'unlit-regent: weight-of-night takes 1 will from explorers beside it',
  { at: '4,4' },
  (scene) => {
    expect(figuresOf(scene, 'will')).toEqual([2]);
    scene.acts('ana', 'move:3,4');
    expect(figuresOf(scene, 'will')).toEqual([3]);
  },
  { monsters: { 'unlit-regent': { at: '5,4' } } },
);

acting(
  'unlit-regent: decree, for 3 stamina, is an arcane attack within 4, over obstacles, with 3 black dice',
  { 'unlit-regent': { at: '7,4' }, [gnawer]: { at: '6,4' } },
  (scene) => {
    expect(played(scene, 'unlit-regent')).toEqual(['decree vane', 'decree vane']);
    expect(rolls(scene)[0]).toBe('arcane /111 = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { ana: { at: '3,4' }, black: [1, 1, 1] },
);

acting(
  'unlit-regent: repeat-the-sentence, for 4 stamina, resolves the current horror event again, once per turn',
  { 'unlit-regent': { at: '7,4', related: ['s1-cold-current'] } },
  (scene) => {
    expect(played(scene, 'unlit-regent')).toEqual(['repeat-the-sentence']);
    expect(scene.facts('played')).toMatchObject([{ stamina: 4 }]);
    expect(scene.state).toMatchObject({ spawnRating: 5, currentHorrorEvent: 's1-black-pressure' });
  },
  { ana: { at: '0,8' }, horrorEvent: 's1-black-pressure' },
);

acting(
  'unlit-regent: with no current horror event there is no sentence to repeat',
  { 'unlit-regent': { at: '7,4' } },
  (scene) => expect(played(scene, 'unlit-regent')).toEqual(['decree vane']),
  { ana: { at: '0,8' } },
);

acting(
  'boiler-leviathan: scalding-sweep attacks every explorer beside it with 1 white and 2 black dice, and pushes whoever is hit',
  { 'boiler-leviathan': { at: '5,5' } },
  (scene) => {
    passFor(scene);
    expect(scene.facts('rolled')[0]).toMatchObject({ white: [1], black: [1, 1], targets: ['vane', 'crane'] });
    expect(healths(scene)).toEqual([6, 4]);
    expect(scene.facts('displaced')).toMatchObject([
      { unit: 'vane', from: '4,5', to: '3,5', how: 'pushed' },
      { unit: 'crane', from: '5,4', to: '5,3', how: 'pushed' },
    ]);
  },
  { ana: { at: '4,5' }, companions: crane('5,4'), white: [1], black: [1, 1] },
);

rule(
  'boiler-leviathan: overpressure explodes every barrel of its tile when it dies',
  { ana: vane({ at: '4,3' }) },
  (scene) => {
    scene.does((g) => destroyUnit(g, unit('boiler-leviathan')));
    scene.settles(() => {
      expect(scene.facts('exploded').map((one) => one.at)).toEqual(['4,2', '7,9']);
      expect(scene.the('ana').health).toBe(6);
    });
  },
  { monsters: { 'boiler-leviathan': { at: '8,4' } }, black: [3, 3, 3, 0, 0, 0], white: [0, 0, 0, 0] },
);

rule(
  'debt-collector: interest raises the horror rating by 1 as each horror phase begins [ma/horror.9]',
  { ana: vane({ finished: true }) },
  (scene) => {
    scene.goOn(({ horrorRolled }) => horrorRolled);
    scene.settles(({ horrorRating }) => {
      expect(scene.facts('checked-horror')).toMatchObject([{ rating: 4, roll: 10 }]);
      expect(horrorRating).toBe(5);
    });
  },
  { phase: 'spawn', monsters: { 'debt-collector': { at: '8,4' } }, game: [10] },
);

for (const [choice, health, essence] of [
  ['pay', 6, 0],
  ['bleed', 5, 2],
] as const)
  acting(
    `debt-collector: collect, for 3 stamina, attacks within 5 with 1 white and 2 black dice; whoever is hit may choose to ${choice}`,
    { 'debt-collector': { at: '7,4' } },
    (scene) => {
      scene.asksAbout('ana', 'essence-for-health').answer('0');
      scene.asks('ana', 'choice', 'pay', 'bleed').answer(choice);
      if (choice === 'bleed') scene.asksAbout('ana', 'essence-for-health').answer('0');
      scene.settles(() => {
        expect(rolls(scene)).toEqual(['normal 0/12 = 3', 'normal 0/00 = 0']);
        expect(scene.the('ana')).toMatchObject({ health, essence });
      });
    },
    { ana: { at: '2,4', essence: 2 }, black: [1, 2] },
  );

entering(
  'mother-of-gaskets: inhale pulls every explorer of its tile 2 spaces as it comes',
  'mother-of-gaskets',
  (scene) =>
    scene.settles(() => {
      expect(scene.isInPlay('mother-of-gaskets')).toBe(true);
      expect(['vane', 'crane', 'sable'].map((id) => at(scene, id))).toEqual(['2,3', '6,3', '13,4']);
    }),
  {
    companions: { ...crane('8,4'), cy: { explorer: 'sable', at: '13,4' } },
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

entering(
  'mother-of-gaskets: inhale pulls nobody into a pit',
  'mother-of-gaskets',
  (scene) => scene.settles(() => expect(at(scene, 'crane')).toBe('6,8')),
  { companions: crane('6,8') },
);

turn(
  'mother-of-gaskets: brood gives monsters beside it 1 armor',
  { at: '0,0' },
  (scene) => {
    const armor = (id: string) => figureOf(scene.table, unit(id), 'armor');
    expect([armor(gnawer), armor(drudge), armor('mother-of-gaskets')]).toEqual([3, 2, 5]);
  },
  {
    monsters: {
      'mother-of-gaskets': { at: '5,4' },
      [gnawer]: { at: '6,4' },
      [drudge]: { at: '7,4' },
    },
  },
);

acting(
  'mother-of-gaskets: thrash, for 3 stamina, attacks every explorer within 2 with 2 white and 2 black dice, and it never moves',
  { 'mother-of-gaskets': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'mother-of-gaskets')).toEqual(['thrash', 'thrash']);
    expect(scene.facts('rolled')[0]).toMatchObject({ white: [1, 1], black: [1, 0], targets: ['vane'] });
    expect(healths(scene)).toEqual([6, 5]);
    expect(at(scene, 'mother-of-gaskets')).toBe('5,4');
  },
  { ana: { at: '3,4' }, companions: crane('8,4'), white: [1, 1], black: [1, 0] },
);

const astronomer = 'astronomer-of-nothing';

acting(
  'astronomer-of-nothing: eclipse takes 1 will from every explorer within 5 until the next horror phase, with a horror marker',
  { [astronomer]: { at: '5,4' } },
  (scene) => {
    expect(played(scene, astronomer)).toEqual(['eclipse', 'falling-star vane']);
    expect(scene.state.horrorMarkers).toEqual([astronomer]);
    expect(figuresOf(scene, 'will')).toEqual([2]);
    expect(figureOf(scene.table, unit('crane'), 'will')).toBe(2);
    scene.goOn(({ phase, round }) => phase === 'horror' && round === 2);
    scene.acts('ana', 'end');
    scene.acts('ben', 'end');
    scene.settles(() => expect(figuresOf(scene, 'will')).toEqual([3]));
  },
  {
    ana: { at: '2,4' },
    companions: crane('9,9'),
    game: [10, 10],
  },
);

acting(
  'astronomer-of-nothing: falling-star, for 4 stamina, is arcane with 3 black dice on the explorer and all units beside it',
  { [astronomer]: { at: '8,4' }, [gnawer]: { at: '3,5' } },
  (scene) => {
    passFor(scene);
    expect(scene.facts('rolled')[0]).toMatchObject({
      ...{ mode: 'arcane', black: [1, 1, 0], total: 2 },
      targets: ['vane', 'crane', gnawer],
    });
    expect(healths(scene)).toEqual([6, 4]);
    expect(scene.monster(gnawer).health).toBe(1);
  },
  { ana: { at: '4,4' }, companions: crane('3,3'), black: [1, 1, 0] },
);

acting(
  'astronomer-of-nothing: step-between, for 2 stamina, teleports it within 4 to where an explorer is just in range 6',
  { [astronomer]: { at: '9,4' } },
  (scene) => {
    expect(played(scene, astronomer)).toEqual([`step-between ${astronomer}`, 'falling-star vane']);
    expect(scene.facts('displaced')).toMatchObject([{ how: 'teleported', to: expect.stringMatching(/^6,/) }]);
  },
  { ana: { at: '0,4' } },
);
