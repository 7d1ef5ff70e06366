import { describe, expect, test } from 'vitest';
import { formOf, int, list, maybe, record, table, text } from '../index.ts';
import { canonical, holds, samples } from './shapes.ts';

describe('two values', () => {
  test('are equal exactly when they hold the same', () => {
    holds(samples(2), ({ description, values: [one, other] }) => {
      expect(formOf(description).equal(one, other)).toBe(canonical(one) === canonical(other));
    });
  });

  test('have the same hash exactly when they hold the same', () => {
    holds(samples(2), ({ description, values: [one, other] }) => {
      const { hash } = formOf(description);
      expect(hash(one) === hash(other)).toBe(canonical(one) === canonical(other));
    });
  });

  test('of which one is a copy of the other do not differ', () => {
    holds(samples(1), ({ description, values: [value] }) => {
      const form = formOf(description);
      expect(form.difference(value, form.clone(value))).toBeNull();
    });
  });
});

describe('a hash', () => {
  test('has sixteen hexadecimal digits', () => {
    expect(formOf(list(int)).hash([])).toMatch(/^[0-9a-f]{16}$/);
  });

  test('does not depend on the order of keys in a table', () => {
    const { hash } = formOf(table(int));
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
  });

  test('tells two texts from one that looks like them', () => {
    const { hash } = formOf(list(text()));
    expect(hash(['a;string:b'])).not.toBe(hash(['a', 'b']));
  });

  test('tells a number from its text', () => {
    expect(formOf(int).hash(1)).not.toBe(formOf(text()).hash('1'));
  });

  test('tells lists of nothing by their lengths', () => {
    const { hash } = formOf(list(record({})));
    expect(hash([{}])).not.toBe(hash([]));
  });

  test('is the same on every machine', () => {
    const form = formOf(record({ name: text(), ages: list(int), at: maybe(text()) }));
    expect(form.hash({ name: 'ana', ages: [1, -2], at: null })).toBe('c392862df91cdaac');
  });
});

describe('the difference of two values', () => {
  const form = formOf(record({ name: text(), ages: list(int), at: maybe(table(int)) }));
  const value = { name: 'ana', ages: [1, 2], at: { x: 1 } };

  test.each([
    ['name', { ...value, name: 'bea' }],
    ['ages.1', { ...value, ages: [1, 3] }],
    ['ages.2', { ...value, ages: [1, 2, 3] }],
    ['ages.1', { ...value, ages: [1] }],
    ['at', { ...value, at: null }],
    ['at.x', { ...value, at: { x: 2 } }],
    ['at.y', { ...value, at: { x: 1, y: 2 } }],
    ['at.x', { ...value, at: {} }],
  ])('is named by its path, such as %s', (path, other) => {
    expect(form.difference(value, other as typeof value)).toBe(path);
  });

  test('has a name even when it has no path', () => {
    expect(formOf(int).difference(1, 2)).toBe('value');
  });
});
