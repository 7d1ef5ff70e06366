import { expect, test } from 'vitest';
import type { Fact } from '../../facts.ts';
import { toneOf } from '../../onlooker/tones.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';

const lost = (unit: string, source: string): Fact => ({
  is: 'lost',
  unit: unit as UnitId, // an id of the box
  what: 'health',
  n: 1,
  now: 0,
  source: source as CardId, // the same
});

test('what explorers lose is bad, and what monsters lose is good', () => {
  expect(toneOf(lost('vane', 'brine-gnawer'))).toBe('bad');
  expect(toneOf(lost('brine-gnawer', 'vane'))).toBe('good');
});

test('a price that is paid is nothing to worry about', () => {
  expect(toneOf(lost('vane', 'cost'))).toBe('quiet');
});

test('a check that brings nothing is good, and one that brings a monster is bad', () => {
  const check = { is: 'checked-horror', roll: 5, rating: 3 } as const;
  expect(toneOf({ ...check, comes: false })).toBe('good');
  expect(toneOf({ ...check, comes: true })).toBe('bad');
});
