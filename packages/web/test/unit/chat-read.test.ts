import { expect, test } from 'vitest';
import { readAt, withRead } from '../../table/log/chat-read.ts';

test('what was read is remembered by table, the last one first', () => {
  const kept = withRead(withRead(withRead(null, 'a', 1), 'b', 2), 'a', 3);
  expect(kept).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  expect(readAt(kept, 'a')).toBe(3);
  expect(readAt(kept, 'c')).toBe(0);
});

test('no more than fifty tables are remembered', () => {
  const kept = Array.from({ length: 60 }, (_, n) => n).reduce<unknown>(
    (all, n) => withRead(all, `${n}`, n),
    null,
  );
  expect(kept).toHaveLength(50);
  expect(readAt(kept, '59')).toBe(59);
  expect(readAt(kept, '0')).toBe(0);
});

test.each([null, 'x', { a: 1 }, [['a']], [[1, 'a']]])('nothing is taken from %j', (kept) => {
  expect(readAt(kept, 'a')).toBe(0);
  expect(withRead(kept, 'b', 2)).toEqual([['b', 2]]);
});
