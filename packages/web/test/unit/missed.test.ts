import type { ToldLine } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import type { Weight } from '../../games/weights.ts';
import { looksAt, withLooks } from '../../table/since/kept-looks.ts';
import { missedOf } from '../../table/since/missed.ts';
import { line } from './samples.ts';

const weights: { readonly [is: string]: Weight } = { upset: 4, wounded: 3, richer: 2, other: 1 };
const weigh = ({ fact: { is } }: ToldLine) => ({ weight: weights[is] ?? 0, beginsTurn: is === 'turn' });
const lines = (...kinds: readonly string[]) => kinds.map((is) => line(is));

const away = { knew: 0, wasAway: true };
const here = { knew: 0, wasAway: false };

const kindsOf = (told: readonly ToldLine[], looked = away) =>
  missedOf(told, looked, weigh)?.lines.map(({ fact }) => fact.is) ?? null;

describe('what somebody missed', () => {
  test('is what weighs most, three lines of it, in the order it happened', () => {
    const told = lines('other', 'wounded', 'turn', 'richer', 'wounded', 'other');
    expect(kindsOf(told)).toEqual(['wounded', 'richer', 'wounded']);
    expect(missedOf(told, away, weigh)).toMatchObject({ from: 0, more: 3 });
  });

  test('of what weighs the same is what happened last', () => {
    const told = lines('wounded', 'wounded', 'wounded', 'wounded');
    expect(missedOf(told, away, weigh)?.lines).toEqual(told.slice(1));
  });

  test('begins where they looked last', () => {
    expect(kindsOf(lines('wounded', 'richer'), { ...away, knew: 1 })).toEqual(['richer']);
    expect(kindsOf(lines('wounded', 'richer'), { ...away, knew: 2 })).toBeNull();
  });

  test('is nothing after some of it was taken back', () => {
    expect(kindsOf(lines('wounded'), { ...away, knew: 5 })).toBeNull();
  });

  test('is nothing where nothing weighs anything', () => {
    expect(kindsOf(lines('turn', 'quiet'))).toBeNull();
  });

  test('is told to somebody who never looked away only once a turn has begun', () => {
    expect(kindsOf(lines('wounded'), here)).toBeNull();
    expect(kindsOf(lines('turn', 'wounded'), here)).toEqual(['wounded']);
    expect(missedOf(lines('wounded', 'turn', 'richer'), here, weigh)).toMatchObject({ from: 1, more: 1 });
  });

  test('is told to somebody who never looked away if their plans are upset, whosever turn it is', () => {
    expect(kindsOf(lines('quiet', 'upset', 'wounded'), here)).toEqual(['upset', 'wounded']);
    expect(missedOf(lines('quiet', 'upset', 'turn'), here, weigh)).toMatchObject({ from: 1, more: 1 });
  });

  test('is told to somebody who never looked away only if some of it matters', () => {
    expect(kindsOf(lines('turn', 'other'), here)).toBeNull();
    expect(kindsOf(lines('turn', 'other', 'richer'), here)).toEqual(['other', 'richer']);
    expect(kindsOf(lines('turn', 'other'))).toEqual(['other']);
  });
});

describe('how far a table was known', () => {
  test('is remembered for each table and everybody around the screen', () => {
    const kept = withLooks(withLooks(null, 'one', { ana: 3 }), 'two', { ana: 1, bob: 2 });
    expect(looksAt(kept, 'one')).toEqual({ ana: 3 });
    expect(looksAt(kept, 'two')).toEqual({ ana: 1, bob: 2 });
    expect(looksAt(kept, 'three')).toEqual({});
    expect(looksAt(withLooks(kept, 'one', { ana: 9 }), 'one')).toEqual({ ana: 9 });
  });

  test('is unknown where what was kept makes no sense', () => {
    expect(looksAt([['one', { ana: 'much' }]], 'one')).toEqual({});
    expect(looksAt('nonsense', 'one')).toEqual({});
  });
});
