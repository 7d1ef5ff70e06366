import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, type Json, patched } from '../index.ts';

/** Keys that are data may be any text, and alike often enough to meet. */
const keys = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '0', '1', ''),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
);

const { data } = fc.letrec<{ data: Json }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, 'x', 'y', ''),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(keys, tie('data'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

/** What was made up, as it comes out of a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function holds(check: (before: Json, after: Json) => void): void {
  fc.assert(fc.property(data, data, check), { seed: 20, numRuns: 1_500 });
}

describe('a patch', () => {
  test('makes of what was before what is after, over a wire too', () => {
    holds((before, after) => {
      const patch = difference(before, after);
      const made = patch === null ? before : patched(before, sent(patch));
      expect(canonical(made)).toBe(canonical(after));
    });
  });

  test('is null if and only if nothing has changed', () => {
    holds((before, after) => {
      expect(difference(before, sent(before))).toBeNull();
      expect(difference(before, after) === null).toBe(canonical(before) === canonical(after));
    });
  });

  test('leaves what was before as it was', () => {
    holds((before, after) => {
      const kept = JSON.stringify(before);
      const patch = difference(before, after);
      if (patch !== null) patched(before, patch);
      expect(JSON.stringify(before)).toBe(kept);
    });
  });

  test('leads through a whole history, one after the other', () => {
    fc.assert(
      fc.property(fc.array(data, { minLength: 2, maxLength: 8 }), ([first, ...later]) => {
        let now: unknown = first;
        for (const next of later) {
          const patch = difference(now, next);
          if (patch !== null) now = patched(now, sent(patch));
          expect(canonical(now)).toBe(canonical(next));
        }
      }),
      { seed: 20, numRuns: 300 },
    );
  });

  test('names only what has changed', () => {
    const before = { gold: 3, heroes: [{ wounds: 0 }, { wounds: 1 }], deck: 20 };
    const after = { gold: 3, heroes: [{ wounds: 0 }, { wounds: 2 }], deck: 19 };
    expect(difference(before, after)).toEqual({ heroes: { 1: { wounds: [2] } }, deck: [19] });
  });

  test('adds what is new behind a list that has grown, and puts one that has shrunk in its place whole', () => {
    expect(difference({ log: [1, 2] }, { log: [1, 2, 3] })).toEqual({ log: { 2: [3] } });
    expect(difference({ log: [1, 2] }, { log: [1] })).toEqual({ log: [[1]] });
    expect(difference({ log: [1] }, { log: [] })).toEqual({ log: [[]] });
  });

  test('takes away what is no longer there, and tells it from what is null', () => {
    const patch = difference({ a: 1, b: 2, c: 3 }, { a: null, c: 3 });
    expect(patch).toEqual({ a: [null], b: [] });
    expect(patched({ a: 1, b: 2, c: 3 }, patch ?? [])).toEqual({ a: null, c: 3 });
  });

  test('tells a list from a record with the same keys', () => {
    expect(difference(['x'], { 0: 'x' })).toEqual([{ 0: 'x' }]);
    expect(difference({ 0: 'x' }, ['x'])).toEqual([['x']]);
    expect(difference({ list: [] }, { list: {} })).toEqual({ list: [{}] });
  });

  test('shares with what was before all that has not changed', () => {
    const before = { heroes: [{ wounds: 0 }, { wounds: 1 }], gold: 1 };
    const after = patched(before, { gold: [2] });
    expect(after).toEqual({ ...before, gold: 2 });
    expect((after as typeof before).heroes).toBe(before.heroes);
  });
});

/** Text that is the same for two values exactly when they hold the same, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? ['record', Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))]
      : item,
  );
