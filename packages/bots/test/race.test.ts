import assert from 'node:assert/strict';
import { type Kinds, type Match, thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { Race, type RaceOptions, raceDefaults, type Thinker } from '../index.ts';
import { duelMatch } from './toys/duel.ts';
import { lotteryMatch } from './toys/lottery.ts';
import { ana, thriftyNim } from './toys/nim.ts';
import { packing } from './toys/packing.ts';
import { seen } from './toys/seen.ts';

function thought<K extends Kinds>(
  match: Match<K>,
  iterations: number,
  options: Partial<RaceOptions> = {},
  seed = 'race',
): Race<K> {
  const race = new Race(seen(match, ana), thinkingChance(seed), { ...raceDefaults, ...options });
  race.think({ iterations });
  return race;
}

/** What was tried: the answer, how often, and what it was worth. */
const table = ({ considered }: Thinker) =>
  considered.map(({ picked, visits, worth }) => [picked.join(''), visits, worth]);

describe('A race between answers', () => {
  test.each([
    ['keeps the habit among equals', { a: 2, b: 2 }, 'b'],
    ['leaves the habit for something better', { a: 2, b: 1 }, 'a'],
  ])('%s', (_, weights, best) => {
    assert.deepEqual(thought(packing(weights, 2, 0, ['b']), 60).best(), [best]);
  });

  test('is over when all others are clearly behind or come to the same', () => {
    const race = thought(packing({ a: 1, b: 3 }, 4, 0, ['b']), 1000);
    assert.ok(race.isSettled);
    assert.equal(race.iterations, 24);
    assert.deepEqual(race.best(), ['a', 'b']);
  });

  test('stays with the habit after one lap, and leaves it after two that went alike', () => {
    assert.deepEqual(thought(thriftyNim(16), 3).best(), ['2']);
    assert.deepEqual(thought(thriftyNim(16), 6).best(), ['1']);
  });

  /** The best ticket of each of twenty races, with different luck. */
  const bestTickets = (usual: 'blank' | 'safe', iterations: number, options: Partial<RaceOptions> = {}) =>
    Array.from({ length: 20 }, (_, index) =>
      thought(lotteryMatch(usual), iterations, options, `luck ${index}`).considered.slice(0, 1),
    ).flat();

  test('goes on telling the others apart when the habit has left', () => {
    const best = bestTickets('blank', 1000).map(({ picked }) => picked.join());
    assert.ok(best.filter((ticket) => ticket === 'risky').length >= 17, best.join(' '));
  });

  test('keeps the habit as long as trust asks for: until another is ahead by four standard errors', () => {
    const best = bestTickets('safe', 300, { trust: 1 });
    const others = best.filter(({ picked }) => picked.join() === 'risky');
    assert.ok(others.length > 0 && others.length < best.length);
    for (const { worth, visits } of others) {
      const error = Math.sqrt((worth * (1 - worth)) / (visits - 1));
      assert.ok(worth - 0.5 > 4 * error - 1e-9, `${worth} after ${visits}`);
    }
  });

  test('begins with the habit, so that even one thought is an answer', () => {
    assert.deepEqual(thought(thriftyNim(16), 1).best(), ['2']);
  });

  test.each([
    [
      0,
      [
        ['1', 6, 15 / 16],
        ['2', 6, 14 / 16],
        ['3', 6, 13 / 16],
      ],
    ],
    [
      2,
      [
        ['1', 6, 11 / 16],
        ['2', 6, 10 / 16],
        ['3', 6, 9 / 16],
      ],
    ],
  ])('is judged %i turns after the one that is going on', (turns, expected) => {
    assert.deepEqual(table(thought(thriftyNim(16), 1000, { turns })), expected);
  });

  test('same seed, same iterations: same numbers', () => {
    const one = thought(duelMatch({ ana: 5, bob: 6 }), 100).considered;
    assert.deepEqual(thought(duelMatch({ ana: 5, bob: 6 }), 100).considered, one);
  });

  test('knows the same numbers whatever is hidden from it', () => {
    const one = thought(duelMatch({ ana: 5, bob: 1 }), 100).considered;
    assert.deepEqual(thought(duelMatch({ ana: 5, bob: 9 }), 100).considered, one);
  });

  test('thinking further goes on with the same race', () => {
    const race = thought(duelMatch({ ana: 8, bob: 6 }), 7);
    race.think({ iterations: 4 });
    assert.equal(race.iterations, 11);
    assert.deepEqual(race.considered, thought(duelMatch({ ana: 8, bob: 6 }), 11).considered);
  });

  test('stops when the caller says so', () => {
    const race = thought(duelMatch({ ana: 8, bob: 6 }), 1);
    let asked = 0;
    race.think({ iterations: 1000, keepGoing: () => ++asked < 5 });
    assert.equal(race.iterations, 6);
  });
});
