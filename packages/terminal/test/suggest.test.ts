import { expect, it } from 'vitest';
import { distance, nearest } from '../command/suggest.ts';

it.each([
  ['', '', 0],
  ['play', 'play', 0],
  ['play', 'paly', 1],
  ['sim', 'sims', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %s to %s it takes %i changes, two neighbours that change places being one', (one, other, far) => {
  expect(distance(one, other)).toBe(far);
  expect(distance(other, one)).toBe(far);
});

it('the nearest word is suggested, and none when all are far', () => {
  expect(nearest('gauntlet', ['gloomhaven', 'gauntlet-of-fools'])).toBe('gauntlet-of-fools');
  expect(nearest('relpay', ['play', 'replay', 'rules'])).toBe('replay');
  expect(nearest('zzz', ['play', 'replay'])).toBe(null);
});
