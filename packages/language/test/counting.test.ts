import { expect, test } from 'vitest';
import * as en from '../en.ts';
import * as it from '../it.ts';
import { decimalIn, signed } from '../numbers.ts';
import * as pt from '../pt.ts';

test('one of something takes the singular, several take the plural', () => {
  expect([0, 1, 2].map((number) => en.count(number, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map((number) => it.count(number, 'carta', 'carte'))).toEqual([
    '0 carte',
    '1 carta',
    '2 carte',
  ]);
});

test('in Brazilian Portuguese none of something takes the singular', () => {
  expect([0, 1, 2].map((number) => pt.count(number, 'carta', 'cartas'))).toEqual([
    '0 carta',
    '1 carta',
    '2 cartas',
  ]);
});

test('small numbers are written as words, in the gender of what is counted', () => {
  expect([1, 2, 11].map((number) => en.inWords(number, 'hex', 'hexes'))).toEqual([
    'one hex',
    'two hexes',
    '11 hexes',
  ]);
  const carta = { one: 'carta', many: 'carte', gender: 'f' } as const;
  expect([1, 2, 11].map((number) => it.inWords(number, carta))).toEqual([
    'una carta',
    'due carte',
    '11 carte',
  ]);
  expect(it.inWords(1, { one: 'Spirito', many: 'Spiriti' })).toBe('uno Spirito');
  expect(it.inWords(1, { one: 'Esca', many: 'Esche', gender: 'f' })).toBe("un'Esca");
  expect(pt.inWords(2, { one: 'carta', many: 'cartas', gender: 'f' })).toBe('duas cartas');
  expect(pt.inWords(2, { one: 'dado', many: 'dados' })).toBe('dois dados');
});

test('a sign is a real minus', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '+0', '−2']);
});

test('decimals stand behind a point in English and behind a comma elsewhere', () => {
  expect([decimalIn('en')(1234.56, 1), decimalIn('it')(1234.56, 1), decimalIn('pt')(0.5, 2)]).toEqual([
    '1234.6',
    '1234,6',
    '0,50',
  ]);
});
