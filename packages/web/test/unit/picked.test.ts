import { expect, test } from 'vitest';
import { pickedWith } from '../../table/prompt/picked.ts';

const upTo = (max: number) => ({ decision: 'ana/0/0', max });

test('what is touched is picked, and touched again put back', () => {
  expect(pickedWith(['a'], 'b', upTo(3)).options).toEqual(['a', 'b']);
  expect(pickedWith(['a', 'b'], 'a', upTo(3)).options).toEqual(['b']);
});

test('where only one can be picked, another takes its place', () => {
  expect(pickedWith(['a'], 'b', upTo(1))).toEqual({ decision: 'ana/0/0', options: ['b'], isTooMany: false });
});

test('one more than can be picked is not, and that is remembered until something is put back', () => {
  const full = pickedWith(['a', 'b'], 'c', upTo(2));
  expect(full).toEqual({ decision: 'ana/0/0', options: ['a', 'b'], isTooMany: true });
  expect(pickedWith(full.options, 'b', upTo(2))).toEqual({
    decision: 'ana/0/0',
    options: ['a'],
    isTooMany: false,
  });
});
