import { expect } from 'vitest';
import { areAdjacent } from '../../rules/abilities/who.ts';
import { reaches } from '../../rules/map/reach.ts';
import { distanceBetween } from '../../rules/units.ts';
import { unit } from '../ids.ts';
import { beforeMonsters, monstersAct, played } from '../monster-phase.ts';
import { type HallScene, rule } from '../table.ts';

const ana = { ana: { explorer: 'sable', at: '9,8' } } as const;
const farther = {
  tiles: [
    { face: 'pump-hall', column: 0, row: 0 },
    { face: 'pump-hall', column: 1, row: 0 },
  ],
};

/** Whether two spaces are adjacent. */
const touch = (scene: HallScene, one: string, other: string): boolean =>
  scene.terrain.areAdjacent(scene.cell(one), scene.cell(other));

const sees = (scene: HallScene, from: string, to: string, over: boolean): boolean =>
  scene.terrain.sees(scene.cell(from), scene.cell(to), over);

rule(
  'ma/K89: a target 3 columns and 3 rows away is within range 3',
  {
    ana: { explorer: 'sable', at: '2,4', essence: 0 },
  },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(played(scene, 'wick-bearer')[0]).toBe('hot-wax sable'));
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '5,7' } }, now: { '5,7': 'floor' } },
);

rule('ma/map.1: a tile is 10 by 10 spaces', ana, (scene) => expect(scene.terrain.cells).toBe(100));

rule('ma/map.3: a diagonal step counts as one', ana, (scene) => {
  const steps = scene.terrain.steps(scene.cell('1,3'), () => true);
  expect([steps[scene.cell('2,4')], steps[scene.cell('3,5')]]).toEqual([1, 2]);
});

rule('ma/map.4: spaces at a corner are adjacent while one way around it is open', ana, (scene) => {
  expect(touch(scene, '2,0', '3,1')).toBe(true);
  expect(touch(scene, '2,2', '3,3')).toBe(false);
});

rule(
  'ma/map.4: with the only door on the way closed they are not',
  ana,
  (scene) => expect(touch(scene, '2,0', '3,1')).toBe(false),
  { doors: { '2,1,east': 'closed' } },
);

rule(
  'ma/map.5: steps and sight carry on across exits that meet',
  ana,
  (scene) => {
    expect(touch(scene, '9,4', '10,4')).toBe(true);
    expect(sees(scene, '7,4', '12,4', false)).toBe(true);
  },
  farther,
);

rule('ma/map.6: what is passable is walked on, an obstacle and what blocks sight are not', ana, (scene) => {
  const walks = (at: string): boolean => scene.terrain.isPassable(scene.cell(at));
  expect(['1,1', '4,3', '5,7', '0,3'].map(walks)).toEqual([true, true, true, true]);
  expect(['0,0', '4,2', '7,5', '0,7', '6,1'].map(walks)).toEqual([false, false, false, false, false]);
});

rule(
  'ma/map.6: a sealed spawn space is an obstacle that stops ranged aim and not arc aim',
  ana,
  (scene) => {
    expect(scene.terrain.isPassable(scene.cell('0,3'))).toBe(false);
    expect([sees(scene, '0,4', '1,3', false), sees(scene, '0,5', '0,3', false)]).toEqual([true, true]);
  },
  { tokens: { '0,3': 'destroyed' } },
);

rule('ma/map.7: sight runs along the straight line between the centres', ana, (scene) => {
  expect(sees(scene, '6,3', '8,1', false)).toBe(true);
  expect(sees(scene, '6,2', '6,0', false)).toBe(false);
});

rule('ma/map.8: the first and the last space never block', ana, (scene) => {
  expect(sees(scene, '3,2', '4,2', false)).toBe(true);
  expect(sees(scene, '6,0', '5,0', false)).toBe(true);
});

rule(
  'ma/map.9: melee aim reaches what is adjacent, ranged aim stops at obstacles, arc aim does not',
  ana,
  (scene) => {
    const aim = (at: 'melee' | 'ranged' | 'arc', from: string, to: string): boolean =>
      reaches(scene.terrain, { at, range: 3, least: 0 }, [scene.cell(from)], [scene.cell(to)]);
    expect([aim('melee', '3,2', '4,2'), aim('melee', '3,2', '5,2')]).toEqual([true, false]);
    expect([aim('ranged', '3,2', '5,2'), aim('arc', '3,2', '5,2')]).toEqual([false, true]);
    expect([aim('ranged', '3,4', '6,4'), aim('ranged', '3,4', '7,4')]).toEqual([true, false]);
  },
);

rule('ma/map.10: range is the greater of the differences in columns and rows', ana, (scene) => {
  const { terrain } = scene;
  expect(terrain.distance(scene.cell('1,1'), scene.cell('4,3'))).toBe(3);
  expect(terrain.distance(scene.cell('1,1'), scene.cell('2,6'))).toBe(5);
});

rule('ma/map.16: rubble is not walked on and blocks both aims; walls lie between spaces', ana, (scene) => {
  expect(scene.terrain.isPassable(scene.cell('6,1'))).toBe(false);
  expect([sees(scene, '5,1', '7,1', true), touch(scene, '2,0', '3,0')]).toEqual([false, false]);
});

rule(
  'ma/map.17: a closed door lies between two spaces and bars both steps and sight',
  ana,
  (scene) => expect([touch(scene, '2,1', '3,1'), sees(scene, '1,1', '4,1', true)]).toEqual([false, false]),
  { doors: { '2,1,east': 'closed' } },
);

rule('ma/map.18: obstacles beside a corner that the line passes do not block', ana, (scene) => {
  expect(sees(scene, '3,3', '5,1', false)).toBe(false);
  expect(sees(scene, '3,1', '5,3', false)).toBe(false);
  expect(sees(scene, '4,1', '5,2', false)).toBe(true);
});

rule(
  'ma/map.19: the next crossing is found in whole numbers, a corner where both are the same',
  ana,
  (scene) => {
    expect(sees(scene, '0,4', '3,5', false)).toBe(true);
    expect(sees(scene, '6,4', '9,7', true)).toBe(true);
  },
);

rule(
  'ma/map.20: a boss of four spaces is adjacent and in range by whichever of them is best',
  { ana: { explorer: 'sable', at: '6,6' } },
  (scene) => {
    expect(areAdjacent(scene.table, unit('sable'), unit('heart-engine'))).toBe(true);
    expect(distanceBetween(scene.table, unit('sable'), unit('heart-engine'))).toBe(1);
  },
  { tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }], monsters: { 'heart-engine': { at: '4,4' } } },
);

rule('ma/map.21: sight works both ways between all spaces', ana, (scene) => {
  const { terrain } = scene;
  const cells = Array.from({ length: terrain.cells }, (_, cell) => cell);
  const differ = cells.flatMap((from) =>
    cells.filter((to) => from < to && terrain.sees(from, to, false) !== terrain.sees(to, from, false)),
  );
  expect(differ).toEqual([]);
});

rule('ma/map.23: an exit beyond which no tile lies is a wall', ana, (scene) => {
  expect(scene.terrain.cell('10,4' as never)).toBe(-1); // tests write ids
  expect(scene.terrain.around(scene.cell('9,4'))).toHaveLength(5);
});

rule(
  'ma/map.26: the edge of a tile is a wall where it has no exit',
  ana,
  (scene) => {
    expect(touch(scene, '9,2', '10,2')).toBe(false);
    expect(touch(scene, '9,4', '10,4')).toBe(true);
  },
  farther,
);

rule(
  'ma/map.2: a space holds one unit: a monster steps onto none that is taken',
  { ana: { explorer: 'sable', at: '4,4', essence: 0 } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      const spaces = [...s.monsters.map(({ at }) => at), scene.the('ana').at];
      expect(new Set(spaces).size).toBe(spaces.length);
    });
  },
  {
    ...beforeMonsters,
    monsters: { 'brine-gnawer': { at: '1,4' }, 'hollow-stoker': { at: '1,5' }, 'soot-urchin': { at: '2,7' } },
  },
);
