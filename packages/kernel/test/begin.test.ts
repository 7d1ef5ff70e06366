import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, calledByName, defineGame, isRefusal } from '../index.ts';
import { holds } from './shapes.ts';
import { toy } from './toy/game.ts';

test('a beginning of any other form is refused by name and never throws', () => {
  holds(fc.anything(), (given) => {
    expect(isRefusal(begin(toy, given))).toBe(true);
  });
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

test('of an option that tables choose between, another value is refused with those there are', () => {
  const picky = defineGame({
    ...toy,
    tableOptions: [
      { key: 'rounds', word: 'rounds', rule: null, weight: 'main', values: calledByName([1, 3]) },
    ],
  });
  const begun = (rounds: number) =>
    begin(picky, { seats: ['ana', 'bea'], options: { rounds, coins: 77 }, seed: 'x' });
  expect(begun(2)).toMatchObject({ refused: 'bad-options', detail: 'rounds: expected one of 1, 3' });
  expect(isRefusal(begun(3))).toBe(false);
});
