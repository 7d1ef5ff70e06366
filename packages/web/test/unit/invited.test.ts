import { expect, test } from 'vitest';
import { lateWords } from '../../pages/invited.tsx';

test.each([
  ['gathering', 1, null],
  ['playing', 1, 'lateWithSeat'],
  ['playing', 0, 'lateToWatch'],
  ['over', 1, 'isOver'],
  ['over', 0, 'isOver'],
] as const)('of a match that is %s with %i free seats, an invitation says: %s', (phase, free, said) => {
  expect(lateWords({ phase, free })).toBe(said);
});
