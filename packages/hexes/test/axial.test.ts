import { expect, test } from 'vitest';
import {
  type Axial,
  axialOf,
  directions,
  directionTo,
  distance,
  hexId,
  looseOrientations,
  mirrored,
  orientations,
  straightLine,
  turned,
} from '../index.ts';

test('a place and its name are the same thing', () => {
  expect(hexId([3, -1])).toBe('3,-1');
  expect(axialOf('3,-1')).toEqual([3, -1]);
  expect(['', '3', '3,x', '3,1,2', ' 3,1'].map(axialOf)).toEqual([null, null, null, null, null]);
});

test('the distance is the number of steps, walls or not', () => {
  const pairs: readonly (readonly [Axial, Axial, number])[] = [
    [[0, 0], [0, 0], 0],
    [[0, 0], [1, -1], 1],
    [[0, 0], [2, -1], 2],
    [[0, 0], [1, 1], 2],
    [[-2, 3], [4, -1], 6],
  ];
  for (const [from, to, steps] of pairs) expect(distance(from, to)).toBe(steps);
});

test('a straight line goes on in one direction, and knows it', () => {
  for (const direction of directions.keys()) {
    const line = straightLine([2, 1], direction, 3);
    expect(line.map((hex) => distance([2, 1], hex))).toEqual([1, 2, 3]);
    expect(line.map((hex) => directionTo([2, 1], hex))).toEqual([direction, direction, direction]);
  }
  expect(directionTo([0, 0], [2, -1])).toBeNull();
  expect(directionTo([0, 0], [0, 0])).toBeNull();
});

test('each direction is the one before, turned once; six turns and two mirrors change nothing', () => {
  expect(directions.map((one) => turned([one], 1)[0])).toEqual([...directions.slice(1), directions[0]]);
  const hook: readonly Axial[] = [
    [1, 0],
    [2, 0],
    [2, -1],
  ];
  expect(turned(hook, 6)).toEqual(hook);
  expect(mirrored(mirrored(hook))).toEqual(hook);
});

test('a shape can be laid in as many ways as look different', () => {
  const count = (shape: readonly Axial[]) =>
    [orientations(shape, false), orientations(shape, true), looseOrientations(shape, true)].map(
      ({ length }) => length,
    );
  expect(count(directions), 'a ring').toEqual([1, 1, 1]);
  expect(count(straightLine([0, 0], 0, 2)), 'a line').toEqual([6, 6, 3]);
  expect(
    count([
      [1, 0],
      [2, 0],
      [2, -1],
    ]),
    'a hook',
  ).toEqual([6, 12, 2]);
});

test('a shape that may lie anywhere covers its own origin in every way', () => {
  const hook: readonly Axial[] = [
    [4, 0],
    [5, 0],
    [5, 1],
    [6, 1],
  ];
  for (const shape of looseOrientations(hook, true)) expect(shape.map(hexId)).toContain('0,0');
});
