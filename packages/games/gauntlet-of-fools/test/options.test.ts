import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, amountOption, amountOptions, dieOf, dieOption } from '../options.ts';

test('options are written as saved matches have them', () => {
  expect([amountOption(3), ...amountOptions(0, 2), dieOption(0)]).toEqual(['3', '0', '1', '2', 'die-1']);
});

test('no amounts are offered where there are none', () => {
  expect(amountOptions(1, 0)).toEqual([]);
});

test('an amount is read as it was made', () => {
  fc.assert(fc.property(fc.nat(), (amount) => amountOf(amountOption(amount)) === amount));
});

test('a die is read as it was made', () => {
  fc.assert(fc.property(fc.nat(), (place) => dieOf(dieOption(place)) === place));
});
