import type { Place } from '@tavolo/squares';
import { describe, expect, test } from 'vitest';
import { faceId } from '../../content/words/cards.ts';
import { type Laid, laidBeyond, scrolledOff, unexploredSides } from '../../map/laid.ts';

const hall = faceId('pump-hall');
const tile = (column: number, row: number): Laid => ({ face: hall, column, row, turns: 0 });
const alone = [tile(0, 0)];

describe('Exploring', () => {
  test('is possible from the squares of an exit with nothing beyond', () => {
    expect(unexploredSides(alone, [9, 4])).toEqual(['east']);
    expect(unexploredSides(alone, [9, 5])).toEqual(['east']);
    expect(unexploredSides(alone, [4, 0])).toEqual(['north']);
    expect(unexploredSides(alone, [8, 4])).toEqual([]);
  });

  test('is not, where a tile lies already', () => {
    expect(unexploredSides([...alone, tile(1, 0)], [9, 4])).toEqual([]);
    expect(unexploredSides([...alone, tile(1, 0)], [19, 4])).toEqual(['east']);
  });

  test.each<[string, Place, Omit<Laid, 'face'>]>([
    ['north', [4, 0], { turns: 0, column: 0, row: -1 }],
    ['east', [9, 4], { turns: 1, column: 1, row: 0 }],
    ['south', [5, 9], { turns: 2, column: 0, row: 1 }],
    ['west', [0, 5], { turns: 3, column: -1, row: 0 }],
  ])('%s turns the arrow of the new tile toward the old one', (_, place, expected) => {
    const [side] = unexploredSides(alone, place);
    if (side === undefined) throw new Error('no exit');
    expect(laidBeyond(place, side, hall)).toEqual({ face: hall, ...expected });
  });
});

describe('Scrolling', () => {
  test('leaves up to two by two tiles', () => {
    expect(scrolledOff([tile(0, 0), tile(1, 0), tile(1, -1)], tile(0, -1))).toEqual([]);
  });

  test('takes the column that is farthest from the new tile', () => {
    expect(scrolledOff([tile(0, 0), tile(1, 0)], tile(2, 0))).toEqual([tile(0, 0)]);
  });

  test('takes a whole row, and no more', () => {
    const square = [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)];
    expect(scrolledOff(square, tile(1, -1))).toEqual([tile(0, 1), tile(1, 1)]);
  });
});
