import assert from 'node:assert/strict';
import { thinkingChance } from '@tavolo/kernel';
import { test } from 'vitest';
import { Race, searchFor, TreeSearch } from '../index.ts';
import { ana, nimMatch, thriftyNim } from './toys/nim.ts';
import { seen } from './toys/seen.ts';

test.each([
  ['in a tree without counsel', nimMatch(16), TreeSearch],
  ['in a tree where the counsel recommends nothing', thriftyNim(16), TreeSearch],
  ['in a tree where the habit is not trusted', thriftyNim(16, { horizon: 3, trust: 0 }), TreeSearch],
  ['by a race where the habit is trusted', thriftyNim(16, { horizon: 3, trust: 0.5 }), Race],
])('search thinks %s', (_, match, way) => {
  assert.ok(searchFor(seen(match, ana), thinkingChance('search')) instanceof way);
});

test('search thinks as far ahead as the counsel recommends, unless it is told otherwise', () => {
  const sight = seen(thriftyNim(16, { horizon: 3, turns: 2, trust: 0.5 }), ana);
  const worths = [{}, { turns: 0 }].map((options) => {
    const search = searchFor(sight, thinkingChance('search'), options);
    search.think({ iterations: 1 });
    return search.considered.map(({ worth }) => worth);
  });
  assert.deepEqual(worths, [[10 / 16], [14 / 16]]);
});
