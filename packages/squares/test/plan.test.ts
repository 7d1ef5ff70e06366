import { describe, expect, test } from 'vitest';
import { directionTo, distance, type Place, stepsFrom, turned, unreachable } from '../index.ts';
import { drawn, hall } from './drawn.ts';

const open = () => false;
const shut = () => true;
const { plan, at, sign } = hall;

const next = (from: Place, to: Place, doors = open): boolean =>
  plan.areAdjacent(at(...from), at(...to), doors);

describe('Squares that touch', () => {
  /** Whether they do with open doors, and with shut ones. */
  type Touching = readonly [open: boolean, shut: boolean];

  test.each<[string, Place, Place, Touching]>([
    ['side by side', [4, 4], [5, 4], [true, true]],
    ['at a corner', [4, 4], [5, 5], [true, true]],
    ['with a wall between', [2, 0], [3, 0], [false, false]],
    ['with a door between', [2, 1], [3, 1], [true, false]],
    ['around a corner that a door decides', [2, 0], [3, 1], [true, false]],
    ['around a corner where one way is walled', [6, 6], [5, 5], [true, true]],
    ['around a corner where both ways are walled', [7, 6], [6, 5], [false, false]],
    ['beside a door in a wall', [8, 6], [7, 5], [true, false]],
    ['straight through a wall', [7, 6], [7, 5], [false, false]],
  ])('%s', (_, from, to, touching) => {
    expect([next(from, to, open), next(from, to, shut)]).toEqual(touching);
  });

  test('are not adjacent to themselves, nor to what lies beyond the plan', () => {
    expect(plan.areAdjacent(at(4, 4), at(4, 4), open)).toBe(false);
    expect([at(-1, 4), at(10, 4), at(4, -1), at(4, 10)]).toEqual([-1, -1, -1, -1]);
    expect(plan.areAdjacent(at(4, 0), at(4, -1), open)).toBe(false);
  });

  test('know the door between them', () => {
    expect(plan.doorAt(at(2, 1), 1)).toBe(plan.doorAt(at(3, 1), 3));
    expect(plan.doorAt(at(2, 1), 1)).toBeGreaterThanOrEqual(0);
    expect([plan.doorAt(at(2, 0), 1), plan.doorAt(at(4, 4), 1)]).toEqual([-1, -1]);
    expect(hall.doors).toBe(4);
  });
});

describe('Steps', () => {
  const walkable = (cell: number): boolean => '.TSP'.includes(sign(cell));

  test('count a diagonal as one, and go around walls', () => {
    const steps = stepsFrom(plan, at(1, 1), open, walkable);
    expect([steps[at(2, 2)], steps[at(3, 1)], steps[at(1, 3)], steps[at(7, 0)]]).toEqual([1, 2, 2, 7]);
  });

  test('find no way out of a room whose doors are shut', () => {
    const steps = stepsFrom(plan, at(1, 1), shut, walkable);
    expect([steps[at(0, 2)], steps[at(3, 1)]]).toEqual([1, unreachable]);
  });

  test('enter only what may be entered', () => {
    const row = drawn('+-+-+-+', '|. R .|', '+-+-+-+');
    expect(stepsFrom(row.plan, 0, open, (cell) => row.sign(cell) === '.')[2]).toBe(unreachable);
    expect(stepsFrom(row.plan, 0, open, () => true)[2]).toBe(2);
  });
});

describe('Places', () => {
  test('are as far apart as the longer of both ways', () => {
    expect([distance([0, 0], [3, 3]), distance([4, 1], [2, 6])]).toEqual([3, 5]);
  });

  test('lie in one of eight directions', () => {
    expect(directionTo([4, 4], [4, 0])).toBe(0);
    expect(directionTo([4, 4], [9, 5])).toBe(5);
    expect(directionTo([4, 4], [1, 3])).toBe(7);
    expect(directionTo([4, 4], [4, 4])).toBe(-1);
  });

  test('turn with their tile: a quarter clockwise, a half, three quarters', () => {
    const chest: Place = [0, 0];
    const lever: Place = [7, 5];
    expect([0, 1, 2, 3].map((quarters) => turned(chest, 10, quarters))).toEqual([
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ]);
    expect(turned(lever, 10, 1)).toEqual([4, 7]);
    expect(turned(turned(lever, 10, 3), 10, 1)).toEqual(lever);
  });
});
