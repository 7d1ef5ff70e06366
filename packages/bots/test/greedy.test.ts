import assert from 'node:assert/strict';
import { thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { greedyDefaults, weigh } from '../index.ts';
import { ana, nimMatch } from './toys/nim.ts';
import { packing } from './toys/packing.ts';
import { seen } from './toys/seen.ts';

describe('The greedy bot', () => {
  test('gives the numbers behind its choice, the best first', () => {
    const considered = weigh(seen(packing({ a: 1, b: 3 }, 4), ana), thinkingChance('a'));
    assert.deepEqual(
      considered.map(({ picked, worth }) => [picked.join(''), worth]),
      [
        ['ab', 1],
        ['b', 0.75],
        ['a', 0.25],
        ['', 0],
      ],
    );
    assert.ok(considered.every(({ visits }) => visits === greedyDefaults.matches));
  });

  test('takes the first offered among equals', () => {
    const considered = weigh(seen(packing({ a: 2, b: 2 }, 2), ana), thinkingChance('a'));
    assert.deepEqual(
      considered.map(({ picked }) => picked.join('')),
      ['a', 'b', ''],
    );
  });

  test.each([
    ['takes the habit among equals where it is trusted', { a: 2, b: 2 }, 'b'],
    ['leaves a trusted habit for what is surely better', { a: 2, b: 1 }, 'a'],
  ])('%s', (_, weights, best) => {
    const options = { ...greedyDefaults, trust: 0.5 };
    const [first] = weigh(seen(packing(weights, 2, 0, ['b']), ana), thinkingChance('a'), options);
    assert.deepEqual(first?.picked, [best]);
  });

  test('sees a win that is one move away, without any counsel', () => {
    const [best] = weigh(seen(nimMatch(2), ana), thinkingChance('a'));
    assert.deepEqual(best, { picked: ['2'], visits: 8, worth: 1 });
  });
});
