import assert from 'node:assert/strict';
import { type Kinds, type Match, type Seat, thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { type BotName, botNames, makeBot } from '../index.ts';
import { duelMatch } from './toys/duel.ts';
import { ana, bob, nimMatch } from './toys/nim.ts';
import { packing } from './toys/packing.ts';
import { bidding } from './toys/sealed.ts';
import { picks } from './toys/seen.ts';

const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
const quick = { random: {}, greedy: { matches: 4 }, search: { iterations: 60 } };
const botOf = (name: BotName) => makeBot(name, quick[name]);

/** What a bot picks for each of many seeds. */
const manyPicks = <K extends Kinds>(name: BotName, match: Match<K>, seat: Seat) =>
  seeds.map((seed) => picks(botOf(name), match, seat, seed));

describe.each(botNames)('The bot called %s', (name) => {
  test('picks the same for the same seed', () => {
    assert.deepEqual(manyPicks(name, nimMatch(11), ana), manyPicks(name, nimMatch(11), ana));
  });

  test('does not play differently when only a hidden card does', () => {
    const low = manyPicks(name, duelMatch({ ana: 5, bob: 1 }), ana);
    assert.deepEqual(manyPicks(name, duelMatch({ ana: 5, bob: 9 }), ana), low);
  });

  test('does not play differently when only a secret pick does', () => {
    const [low, high, none] = ['0', '3', null].map((bid) => {
      const match = bidding();
      if (bid !== null) match.play(bob, [bid]);
      return manyPicks(name, match, ana);
    });
    assert.deepEqual(high, low);
    assert.deepEqual(none, low);
  });

  test('picks only what may be picked together', () => {
    const weights = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`thing-${index}`, 1 + (index % 4)]),
    );
    for (const seed of seeds) {
      const match = packing(weights, 9, 1);
      assert.equal(match.play(ana, picks(botOf(name), match, ana, seed)), null);
    }
  });

  test('plays a match to its end', () => {
    const match = nimMatch(12);
    const chance = thinkingChance('whole match');
    for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
      match.play(asked.seat, picks(botOf(name), match, asked.seat, String(chance.below(1000))));
    }
    assert.equal(match.result.winners.length, 1);
  });
});

const careful = { greedy: { matches: 64 }, search: { iterations: 1000 } };

describe.each(['greedy', 'search'] as const)('The bot called %s', (name) => {
  const bot = makeBot(name, careful[name]);

  test('stays with a high card and folds with a low one', () => {
    assert.deepEqual(picks(bot, duelMatch({ ana: 8, bob: 9 }), ana), ['stay']);
    assert.deepEqual(picks(bot, duelMatch({ ana: 2, bob: 1 }), ana), ['fold']);
  });

  test('fills the sack', () => {
    assert.deepEqual(picks(bot, packing({ a: 4, b: 5, c: 6, d: 9 }, 11), ana), ['b', 'c']);
  });

  test('bids the most where a bid costs nothing', () => {
    assert.deepEqual(picks(bot, bidding(), ana), ['3']);
  });
});
