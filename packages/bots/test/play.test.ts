import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { usualPicksOf } from '../index.ts';
import { ana, nimMatch } from './toys/nim.ts';
import { packing } from './toys/packing.ts';

describe('What comes to mind at once', () => {
  test("is the game's habit", () => {
    const match = packing({ gold: 9, lead: 1, iron: 2 }, 10, 0, ['lead', 'iron']);
    assert.deepEqual(usualPicksOf(match, ana), ['lead', 'iron']);
  });

  test('is something that can be answered where the game has no habit', () => {
    const match = nimMatch(11);
    const picked = usualPicksOf(match, ana);
    assert.deepEqual(usualPicksOf(match, ana), picked);
    assert.equal(match.play(ana, picked), null);
  });

  test('is nothing to a seat that is not asked', () => {
    const match = nimMatch(1);
    match.play(ana, ['1']);
    assert.throws(() => usualPicksOf(match, ana), /ana is not asked/);
  });
});
