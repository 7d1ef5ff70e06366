import { expect, test } from 'vitest';
import type { Manner } from '../../../rules/monsters/journey.ts';
import { pathTo, reachable } from '../../../rules/monsters/moves.ts';
import { drawn, type Given } from './drawn.ts';

/** Where the move can end, each with its cost: `'1 for 2'`. */
function ends(row: string, given: Given, manner: Manner = 'bold'): readonly string[] {
  const { battlefield, actor, nameOf } = drawn([row], given);
  return reachable(battlefield, actor, manner).map(({ cell, cost }) => `${nameOf(cell)} for ${cost}`);
}

test('gh/move.1: each hex costs a point, a difficult one two', () => {
  expect(ends('M12.', { move: 2 })).toEqual(['M for 0', '1 for 1', '2 for 2']);
  expect(ends('Md1.', { move: 3 })).toEqual(['M for 0', '1,0 for 2', '1 for 3']);
  expect(ends('Mdd.', { move: 3 })).toEqual(['M for 0', '1,0 for 2']);
});

test('gh/move.2: a figure may always stay where it is', () => {
  expect(ends('M1', { move: 0 })).toEqual(['M for 0']);
});

test('gh/move.3a: a figure may pass an ally and end behind it', () => {
  expect(ends('Ma1', { move: 2 })).toEqual(['M for 0', '1 for 2']);
});

test('gh/move.3b: a figure can not pass an enemy, nor an obstacle', () => {
  expect(ends('MA1', { move: 2 })).toEqual(['M for 0']);
  expect(ends('Mo1', { move: 2 })).toEqual(['M for 0']);
});

test('gh/move.4: no move ends in a hex with another figure, whatever the movement', () => {
  for (const movement of ['walk', 'jump', 'fly'] as const)
    expect(ends('Ma', { move: 1, movement })).toEqual(['M for 0']);
});

test('gh/move.8: a jump passes over figures and all terrain', () => {
  expect(ends('MAdo1', { move: 4, movement: 'jump' })).toContain('1 for 4');
});

test('gh/move.9c: a jump does not end on an obstacle, and heavily on difficult terrain', () => {
  expect(ends('Mo', { move: 1, movement: 'jump' })).toEqual(['M for 0']);
  expect(ends('Md', { move: 1, movement: 'jump' })).toEqual(['M for 0']);
  expect(ends('Md', { move: 2, movement: 'jump' })).toEqual(['M for 0', '1,0 for 2']);
});

test('gh/move.11: a flying figure ends on any unoccupied hex and pays for no terrain', () => {
  expect(ends('Mod', { move: 2, movement: 'fly' })).toEqual(['M for 0', '1,0 for 1', '2,0 for 2']);
});

test('gh/move.1: the bold reach every hex that the points allow, the wary go around traps', () => {
  const { battlefield, actor, cellOf, nameOf } = drawn(['Mt1', '...'], { move: 2 });
  const cells = (manner: Manner) => reachable(battlefield, actor, manner).map(({ cell }) => nameOf(cell));
  expect(cells('bold')).toContain('1');
  expect(cells('wary')).not.toContain('1');
  expect(pathTo(battlefield, actor, cellOf('1'), 'wary')?.map(nameOf)).toEqual(['0,1', '1,1', '2,1', '1']);
});

test('gh/move.7: no path leads through a wall', () => {
  const { battlefield, actor, cellOf } = drawn(['M#1'], { movement: 'fly' });
  expect(pathTo(battlefield, actor, cellOf('1'), 'bold')).toBeNull();
});
