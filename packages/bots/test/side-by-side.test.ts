import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { aheadOf, assuredFirst } from '../side-by-side.ts';

/** An answer after which the seat stood so well, match by match. */
const tried = (name: string, ...worths: readonly number[]) => ({ picked: [name], worths });

const names = (considered: readonly { readonly picked: readonly string[] }[]): string =>
  considered.map(({ picked }) => picked.join('')).join(' ');

describe('Answers tried side by side', () => {
  const habit = tried('habit', 0.4, 0.6, 0.4, 0.6, 0.4, 0.6);

  test('luck that both had makes no difference', () => {
    const { by, error } = aheadOf(tried('better', 0.5, 0.7, 0.5, 0.7, 0.5, 0.7), habit);
    assert.ok(Math.abs(by - 0.1) < 1e-9 && error < 1e-6);
  });

  test('only the matches that met both count', () => {
    assert.equal(aheadOf(tried('short', 0.9, 0.6), habit).by, 0.25);
  });

  test('a single match shows nothing, however it went', () => {
    const once = tried('habit', 0.4);
    assert.equal(names(assuredFirst([once, tried('lucky', 1)], once, 1)), 'habit lucky');
    assert.equal(names(assuredFirst([once, tried('lucky', 1)], once, 0)), 'lucky habit');
  });

  test('one lucky match is no reason to leave the habit', () => {
    const lucky = tried('lucky', 0.4, 0.6, 1, 0.6, 0.4, 0.6);
    assert.equal(names(assuredFirst([habit, lucky], habit, 2)), 'habit lucky');
  });

  test('what did better again and again is', () => {
    const better = tried('better', 0.5, 0.8, 0.5, 0.7, 0.6, 0.7);
    assert.equal(names(assuredFirst([habit, better], habit, 2)), 'better habit');
  });

  test('where nothing is usual, the average decides', () => {
    assert.equal(names(assuredFirst([tried('a', 0.2), tried('b', 0.3)], undefined, 2)), 'b a');
  });
});
