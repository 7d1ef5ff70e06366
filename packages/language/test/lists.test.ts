import { expect, test } from 'vitest';
import * as en from '../en.ts';
import * as it from '../it.ts';
import { listed, spaced } from '../lists.ts';
import * as pt from '../pt.ts';

test('the last item of a list is joined by a word', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  expect(lists.map(en.and)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(lists.map(pt.or)).toEqual(['', 'a', 'a ou b', 'a, b ou c']);
});

test('in Italian `e` becomes `ed` before an e', () => {
  expect(it.and(['Ana', 'Bruno'])).toBe('Ana e Bruno');
  expect(it.and(['Ana', 'Emma'])).toBe('Ana ed Emma');
  expect(it.and(['Ana', 'Élodie'])).toBe('Ana ed Élodie');
});

test('in Italian `a` becomes `ad` before an a', () => {
  expect([it.toPerson('Bruno'), it.toPerson('Ana')]).toEqual(['a Bruno', 'ad Ana']);
});

test('in Italian clauses are set apart by `oppure`, words by `o`', () => {
  expect([it.or(['a', 'b']), it.orElse(['a', 'b'])]).toEqual(['a o b', 'a oppure b']);
});

test('parts that are empty are left out', () => {
  expect([listed('a', '', 'b'), spaced('a', '', 'b')]).toEqual(['a, b', 'a b']);
});
