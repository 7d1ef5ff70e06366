import { describe, expect, test } from 'vitest';
import { cloneOf } from '../clone.ts';
import { changeLeaves } from '../conformance/leaves.ts';
import {
  compiledClone,
  type Description,
  int,
  interpretedClone,
  list,
  maybe,
  record,
  table,
  text,
} from '../index.ts';
import { canonical, holds, samples } from './shapes.ts';
import { toyMatch } from './toy/game.ts';

const clones = { compiled: compiledClone, interpreted: interpretedClone } as const;

describe.each(Object.entries(clones))(
  'the %s clone',
  (_, make: <T>(of: Description<T>) => (value: T) => T) => {
    test('equals its original, whatever the shape', () => {
      holds(samples(1), ({ description, values: [value] }) => {
        expect(canonical(make(description)(value))).toBe(canonical(value));
      });
    });

    test('shares nothing that could be changed with its original', () => {
      holds(samples(1), ({ description, values: [value] }) => {
        const before = canonical(value);
        changeLeaves(description.shape, make(description)(value));
        expect(canonical(value)).toBe(before);
      });
    });

    test('keeps a key called __proto__', () => {
      const value: { [key: string]: number[] } = JSON.parse('{"__proto__":[1]}');
      expect(Object.keys(make(table(list(int)))(value))).toEqual(['__proto__']);
    });

    test('keeps null where there may be none', () => {
      expect(make(maybe(list(int)))(null)).toBeNull();
    });

    test('leaves out what the description does not name', () => {
      const value = { name: 'ana', age: 7 };
      expect(make(record({ name: text() }))(value)).toEqual({ name: 'ana' });
    });
  },
);

test('the compiled and the interpreted clone agree, whatever the shape', () => {
  holds(samples(1), ({ description, values: [value] }) => {
    const [compiled, interpreted] = [compiledClone(description)(value), interpretedClone(description)(value)];
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted));
  });
});

test('a clone of a state in play is deep', () => {
  const { game, state } = toyMatch();
  const before = JSON.stringify(state);
  changeLeaves(game.state.shape, game.form.clone(state));
  expect(JSON.stringify(state)).toBe(before);
});

test('where the host forbids compiling, the interpreted clone stands in', () => {
  const forbidden = new Proxy(Function, {
    construct: () => {
      throw new EvalError('forbidden by the content policy');
    },
  });
  const original = globalThis.Function;
  globalThis.Function = forbidden;
  try {
    expect(cloneOf(list(int))([1, 2])).toEqual([1, 2]);
  } finally {
    globalThis.Function = original;
  }
});
