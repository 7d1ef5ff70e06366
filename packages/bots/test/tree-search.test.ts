import assert from 'node:assert/strict';
import { type Kinds, type Match, thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { TreeSearch } from '../index.ts';
import { duelMatch } from './toys/duel.ts';
import { ana, nimMatch } from './toys/nim.ts';
import { packing, weighed } from './toys/packing.ts';
import { pennies } from './toys/sealed.ts';
import { seen } from './toys/seen.ts';

const searchOf = <K extends Kinds>(match: Match<K>): TreeSearch<K> =>
  new TreeSearch(seen(match, ana), thinkingChance('search'));

function thought<K extends Kinds>(match: Match<K>, iterations: number): TreeSearch<K> {
  const search = searchOf(match);
  search.think({ iterations });
  return search;
}

describe('The tree search', () => {
  test.each([
    [5, '1'],
    [6, '2'],
    [7, '3'],
    [10, '2'],
    [13, '1'],
  ])('finds the only winning move with %i left: take %s', (left, move) => {
    assert.deepEqual(thought(nimMatch(left), 3000).best(), [move]);
  });

  test('says how often it tried each answer and how well it did', () => {
    const { considered } = thought(nimMatch(6), 500);
    assert.deepEqual(considered.map(({ picked: [id] }) => id).sort(), ['1', '2', '3']);
    assert.equal(
      considered.reduce((sum, { visits }) => sum + visits, 0),
      500,
    );
    assert.deepEqual(considered[0]?.picked, ['2']);
    assert.ok((considered[0]?.worth ?? 0) > 0.8);
  });

  test('same seed, same iterations: same numbers', () => {
    const one = thought(duelMatch({ ana: 5, bob: 6 }), 300).considered;
    assert.deepEqual(thought(duelMatch({ ana: 5, bob: 6 }), 300).considered, one);
  });

  test('knows the same numbers whatever is hidden from it', () => {
    const one = thought(duelMatch({ ana: 5, bob: 1 }), 300).considered;
    assert.deepEqual(thought(duelMatch({ ana: 5, bob: 9 }), 300).considered, one);
  });

  test('thinking further goes on with the same tree', () => {
    const search = thought(nimMatch(11), 100);
    search.think({ iterations: 200 });
    assert.equal(search.iterations, 300);
    assert.deepEqual(search.considered, thought(nimMatch(11), 300).considered);
  });

  test('stops when the caller says so, and has an answer even then', () => {
    const search = searchOf(nimMatch(11));
    assert.equal(search.best().length, 1);
    let asked = 0;
    search.think({ iterations: 1000, keepGoing: () => ++asked < 10 });
    assert.equal(search.iterations, 11);
  });
});

describe('A secret pick in the search', () => {
  test('is not answered by those who could not know it', () => {
    for (const { worth } of thought(pennies(), 2000).considered)
      assert.ok(worth > 0.35 && worth < 0.65, `${worth}`);
  });
});

describe('A selection in the search', () => {
  const weights = Object.fromEntries([7, 11, 13, 17, 19, 23, 29, 31].map((weight) => [`w${weight}`, weight]));

  test('is tried whole when it is small', () => {
    const search = thought(packing({ a: 1, b: 2, c: 3 }, 3), 200);
    assert.equal(search.considered.length, 5);
  });

  test('is thought of bit by bit when it is large, and gets better', () => {
    const [few, many] = [20, 2000].map((iterations) => thought(packing(weights, 100), iterations));
    assert.ok((few?.considered.length ?? 0) < 12);
    assert.ok(weighed(weights, many?.best() ?? []) >= weighed(weights, few?.best() ?? []));
    assert.ok(weighed(weights, many?.best() ?? []) >= 98);
  });
});
