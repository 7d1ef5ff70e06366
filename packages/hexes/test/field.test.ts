import { expect, test } from 'vitest';
import { Field, unreachable } from '../index.ts';
import { drawn } from './board.ts';

test('cells are known by name, by place and by index; all else is wall', () => {
  const field = new Field({
    cells: [
      [2, -1],
      [0, 0],
    ],
  });
  expect(field.size).toBe(2);
  expect([field.cell('2,-1'), field.cellAt(0, 0), field.id(0)]).toEqual([0, 1, '2,-1']);
  expect(field.place(0)).toEqual([2, -1]);
  expect([field.cell('1,0'), field.cellAt(1, 0), field.cellAt(-50, 50)]).toEqual([-1, -1, -1]);
  expect(() => field.id(2)).toThrow('no cell 2');
});

test('a plan that names a place twice, or a wall between strangers, is refused', () => {
  expect(
    () =>
      new Field({
        cells: [
          [0, 0],
          [0, 0],
        ],
      }),
  ).toThrow('twice');
  expect(
    () =>
      new Field({
        cells: [[0, 0]],
        walls: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
      }),
  ).toThrow('No wall fits');
});

test('a wall line parts neighbours in both directions, and only them', () => {
  const { field, at } = drawn(['abc'], { walls: ['ab'] });
  expect(field.around(at('a'))).toEqual([]);
  expect(field.around(at('b'))).toEqual([at('c')]);
  expect(field.neighbours.subarray(6 * at('c'), 6 * at('c') + 6).filter((cell) => cell >= 0)).toHaveLength(1);
});

test('range is counted around walls', () => {
  const open = drawn(['a..b', '....']);
  const parted = drawn(['a#.b', '....']);
  const closed = drawn(['a#b', '###']);
  expect(open.field.range(open.at('a'), open.at('b'))).toBe(3);
  expect(parted.field.range(parted.at('a'), parted.at('b'))).toBe(4);
  expect(closed.field.range(closed.at('a'), closed.at('b'))).toBe(unreachable);
});

test('range is counted around wall lines', () => {
  const { field, at } = drawn(['ab', '..'], { walls: ['ab'] });
  expect(field.range(at('a'), at('b'))).toBe(2);
  expect(field.range(at('b'), at('a'))).toBe(2);
});
