import assert from 'node:assert/strict';
import { test } from 'vitest';
import { mostTriedFirst } from '../ranking.ts';

/** An answer after which the seat stood so well, try by try. */
const tried = (key: string, ...standings: readonly number[]) => ({
  key,
  visits: standings.length,
  total: standings.reduce((sum, it) => sum + it, 0),
});

const keys = (answers: readonly { readonly key: string }[]): string =>
  answers.map(({ key }) => key).join(' ');

test('the most tried is first, among equals the one that did better', () => {
  const answers = [tried('a', 0.1, 0.1), tried('b', 0.9), tried('c', 0.2, 0.2)];
  assert.equal(keys(mostTriedFirst(answers)), 'c a b');
});
