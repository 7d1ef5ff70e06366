import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeLeaves } from '../conformance/leaves.ts';
import { flag, formOf, int, isMisfit, list, maybe, oneOf, record, table, text } from '../index.ts';
import { canonical, holds, samples } from './shapes.ts';

const form = formOf(
  record({
    name: text(),
    age: int,
    isHere: flag,
    side: oneOf('north', 'south'),
    friends: list(record({ name: text() })),
    coins: table(int),
    pet: maybe(text()),
  }),
);
const value = {
  name: 'ana',
  age: 7,
  isHere: true,
  side: 'north',
  friends: [{ name: 'bea' }],
  coins: { gold: 1 },
  pet: null,
};

describe('a value from JSON', () => {
  test('is what it was before it was written', () => {
    holds(samples(1), ({ description, values: [original] }) => {
      const read = formOf(description).parse(JSON.parse(JSON.stringify(original)));
      expect(canonical(read)).toBe(canonical(original));
    });
  });

  test('is made anew and shares nothing with what was given', () => {
    const given = structuredClone(value);
    changeLeaves(form.description.shape, form.parse(given));
    expect(given).toEqual(value);
  });

  test.each([
    ['name', 'a text', { ...value, name: 7 }],
    ['name', 'a text', { ...value, name: undefined }],
    ['name', 'a text', { ...value, name: ['ana'] }],
    ['name', 'a text', { ...value, name: { toString: 1, valueOf: 1 } }],
    ['age', 'a whole number', { ...value, age: '7' }],
    ['age', 'a whole number', { ...value, age: 7.5 }],
    ['age', 'a whole number', { ...value, age: 2 ** 53 }],
    ['age', 'a whole number', { ...value, age: null }],
    ['isHere', 'true or false', { ...value, isHere: 0 }],
    ['side', 'one of north, south', { ...value, side: 'west' }],
    ['side', 'one of north, south', { ...value, side: ['north'] }],
    ['side', 'one of north, south', { ...value, side: { toString: 1, valueOf: 1 } }],
    ['friends', 'a list', { ...value, friends: {} }],
    ['friends.1.name', 'a text', { ...value, friends: [{ name: 'bea' }, {}] }],
    ['friends.0', 'a record', { ...value, friends: ['bea'] }],
    ['friends.0', 'a record', { ...value, friends: [[]] }],
    ['friends.0.age', 'nothing', { ...value, friends: [{ name: 'bea', age: 7 }] }],
    ['coins.silver', 'a whole number', { ...value, coins: { gold: 1, silver: 'two' } }],
    ['coins', 'a record', { ...value, coins: [] }],
    ['pet', 'a text', { ...value, pet: 7 }],
    ['colour', 'nothing', { ...value, colour: 'red' }],
    ['', 'a record', null],
    ['', 'a record', 'ana'],
  ])('that does not fit is refused at %j, where %s is wanted', (at, wanted, given) => {
    expect(form.parse(given)).toEqual({ is: 'misfit', at, wanted });
  });

  test('may be anything without anything being thrown', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withSet: true,
      withBigInt: true,
    });
    holds(anything, (given) => {
      expect(isMisfit(form.parse(given))).toBe(true);
    });
  });
});
