import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, defineGame, isRefusal } from '../index.ts';
import { toy } from './toy/game.ts';

test('a beginning of any other form is refused by name and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(isRefusal(begin(toy, given))).toBe(true);
    }),
  );
});

test.each([
  [{ seats: null, options: {}, seed: 'x' }, 'malformed'],
  [{ seats: 'abc', options: {}, seed: 'x' }, 'malformed'],
  [{ seats: ['ana', 3], options: {}, seed: 'x' }, 'malformed'],
  [{ seats: ['ana', 'bea'], options: {}, seed: 5 }, 'malformed'],
  [{ seats: ['ana', 'bea'], options: null, seed: 'x' }, 'bad-options'],
] as const)('%j is refused as %s', (given, refused) => {
  expect(begin(toy, given)).toMatchObject({ refused });
});

test('options that the game objects to are refused with its reason', () => {
  const picky = defineGame({ ...toy, objection: () => 'nobody plays this' });
  const match = begin(picky, { seats: ['ana', 'bea'], options: {}, seed: 'x' });
  expect(match).toMatchObject({ refused: 'bad-options', detail: 'nobody plays this' });
});
