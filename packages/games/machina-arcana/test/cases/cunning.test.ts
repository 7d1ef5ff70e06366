import { expect } from 'vitest';
import { beforeMonsters, monstersAct, played, walked } from '../monster-phase.ts';
import { rule } from '../table.ts';

const inRoom = { explorer: 'vane', at: '1,1', health: 7 } as const;

const shutRoom = { '2,1,east': 'closed', '1,2,south': 'closed' } as const;

rule(
  'ma/K120: a cunning monster opens the door for 3 and steps through',
  { ana: inRoom },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(walked(scene, 'mirror-tithe')).toEqual(['3,1', '2,1']);
      expect(s.doors).toEqual([{ door: '1,2,south', is: 'closed' }]);
      expect(scene.facts('moved').at(-1)?.left).toBe(0);
    });
  },
  { ...beforeMonsters, doors: shutRoom, monsters: { 'mirror-tithe': { at: '4,1' } } },
);

rule(
  'ma/K120: an irrational monster destroys that door for 4 and stops before it',
  { ana: inRoom },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(walked(scene, 'split-leech')).toEqual(['3,1']);
      expect(s.doors).toContainEqual({ door: '2,1,east', is: 'destroyed' });
    });
  },
  { ...beforeMonsters, doors: shutRoom, monsters: { 'split-leech': { at: '4,1' } } },
);

rule(
  'ma/K121: a cunning monster pulls the lever while more explorers than monsters stand on the traps',
  { ana: { explorer: 'vane', at: '5,3' }, ben: { explorer: 'crane', at: '5,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(scene.facts('activated')).toMatchObject([{ unit: 'wick-bearer', kind: 'lever', at: '7,5' }]);
      expect(scene.facts('rolled')[0]?.targets).toEqual(['vane', 'crane', 'brine-gnawer']);
      expect(scene.token('7,5')).toBe('explored');
    });
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '8,5' }, 'brine-gnawer': { at: '4,3' } } },
);

rule(
  'ma/K121: with one explorer and one monster on the traps it does not',
  { ana: { explorer: 'vane', at: '5,3' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(scene.token('7,5')).toBe(null));
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '8,5' }, 'brine-gnawer': { at: '4,3' } } },
);

rule(
  'ma/K122: a Wick Bearer that has shot twice steps away with its last stamina',
  { ana: { explorer: 'vane', at: '1,5' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'wick-bearer')).toEqual(['hot-wax vane', 'hot-wax vane']);
      expect(walked(scene, 'wick-bearer')).toEqual(['4,5']);
      expect(scene.facts('monster-chose').at(-1)?.does).toBe('away');
    });
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '3,5' } } },
);

rule(
  'ma/K220: a Wick Bearer does not wait at a closed door but walks to where it sees its target, and shoots',
  { ana: { explorer: 'vane', at: '7,6' } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(walked(scene, 'wick-bearer').slice(0, 2).at(-1)).toBe('5,6');
      expect(played(scene, 'wick-bearer')).toEqual(['hot-wax vane']);
      expect(s.doors).toEqual([{ door: '8,5,south', is: 'closed' }]);
      expect(scene.facts('monster-chose')[0]?.does).toBe('to-reach');
    });
  },
  { ...beforeMonsters, doors: { '8,5,south': 'closed' }, monsters: { 'wick-bearer': { at: '7,4' } } },
);

rule(
  'ma/K203: with north and north-west both nearer a monster goes north',
  { ana: { explorer: 'vane', at: '3,3' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(walked(scene, 'brine-gnawer')).toEqual(['3,5', '3,4']));
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '3,6' } } },
);

rule(
  'ma/K204: a cunning monster closes no door',
  { ana: { explorer: 'vane', at: '1,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(s.doors).toEqual([]);
      expect(scene.facts('used-door')).toEqual([]);
    });
  },
  { ...beforeMonsters, monsters: { 'rust-shepherd': { at: '4,1' } } },
);

rule(
  'ma/K205: a monster that is destroyed before its turn has none',
  {
    ana: { explorer: 'sable', at: '5,3', essence: 0 },
    ben: { explorer: 'prys', at: '5,4', essence: 0 },
  },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(scene.facts('destroyed-unit').map(({ unit }) => unit)).toEqual(['hollow-stoker', 'soot-urchin']);
      expect(scene.facts('monster-began').map(({ monster }) => monster)).toEqual(['wick-bearer']);
    });
  },
  {
    ...beforeMonsters,
    white: [1, 1, 0, 0],
    black: [1, 1, 1, 0, 0, 0],
    monsters: {
      'wick-bearer': { at: '8,5' },
      'hollow-stoker': { at: '4,3' },
      'soot-urchin': { at: '3,3' },
    },
  },
);
