import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { assuredFirst, mostTriedFirst } from '../ranking.ts';

/** An answer after which the seat stood so well, try by try. */
const tried = (key: string, ...standings: readonly number[]) => ({
  key,
  visits: standings.length,
  total: standings.reduce((sum, it) => sum + it, 0),
  squares: standings.reduce((sum, it) => sum + it * it, 0),
});

const keys = (answers: readonly { readonly key: string }[]): string =>
  answers.map(({ key }) => key).join(' ');

describe('Answers by how sure they are', () => {
  const habit = tried('habit', 0.4, 0.6, 0.4, 0.6, 0.4, 0.6);

  test('one lucky try is no reason to leave the habit', () => {
    assert.equal(keys(assuredFirst([tried('lucky', 0.7), habit], 'habit', 2)), 'habit lucky');
  });

  test('what did better again and again is', () => {
    const better = tried('better', 0.8, 1, 0.8, 1, 0.8, 1);
    assert.equal(keys(assuredFirst([habit, better], 'habit', 2)), 'better habit');
  });

  test('without an error to take off, the average decides', () => {
    assert.equal(keys(assuredFirst([habit, tried('lucky', 0.7)], 'habit', 0)), 'lucky habit');
  });

  test('where the usual answer was not tried, the average decides', () => {
    assert.equal(keys(assuredFirst([tried('a', 0.2), tried('b', 0.3)], 'habit', 2)), 'b a');
  });
});

test('the most tried is first, among equals the one that did better', () => {
  const answers = [tried('a', 0.1, 0.1), tried('b', 0.9), tried('c', 0.2, 0.2)];
  assert.equal(keys(mostTriedFirst(answers)), 'c a b');
});
