import { expect, test } from 'vitest';
import { changedParts, partAt } from '../../conformance/parts.ts';

test('what has changed is found as deep as it can be found again', () => {
  const before = { round: 1, heroes: [{ id: 'ana', gold: 1, cards: ['a'] }], log: [1, 2] };
  const after = { round: 1, heroes: [{ id: 'ana', gold: 2, cards: ['a', 'b'] }], log: [2] };
  expect(changedParts(before, after)).toEqual([
    { path: ['heroes', 'ana', 'gold'], now: '2' },
    { path: ['heroes', 'ana', 'cards'], now: '["a","b"]' },
    { path: ['log'], now: '[2]' },
  ]);
});

test('things that are told apart by a name are the same wherever they stand', () => {
  const before = [{ is: 'stun' }, { is: 'wound', for: 2 }];
  const after = [{ is: 'wound', for: 1 }];
  expect(changedParts(before, after)).toEqual([
    { path: ['stun'], now: undefined },
    { path: ['wound', 'for'], now: '1' },
  ]);
});

test('the order of a list is a part of its own', () => {
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  const [moved] = changedParts({ list: [one, other] }, { list: [other, one] });
  expect(moved).toEqual({ path: ['list', '(order)'], now: '["other","one"]' });
  expect(partAt({ list: [other, one] }, moved?.path ?? [])).toBe(moved?.now);
  expect(changedParts([one, other], [other])).toEqual([{ path: ['one'], now: undefined }]);
});

test('a part is found by its path, or is not there', () => {
  const view = { heroes: [{ id: 'bea' }, { id: 'ana', gold: 2 }] };
  expect(partAt(view, ['heroes', 'ana', 'gold'])).toBe('2');
  expect(partAt(view, ['heroes', 'ciro', 'gold'])).toBeUndefined();
});

test('what is equal has not changed, whether it is the same thing or not', () => {
  expect(changedParts({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});
