import assert from 'node:assert/strict';
import { thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { sightOf } from '../index.ts';
import { duelMatch } from './toys/duel.ts';
import { ana, bob, nimMatch } from './toys/nim.ts';
import { seen } from './toys/seen.ts';

describe('What a bot sees', () => {
  test('a seat that is not asked sees nothing to answer', () => {
    assert.equal(sightOf(nimMatch(5), bob), null);
  });

  test('is its question, as any client is shown it', () => {
    const match = nimMatch(2);
    assert.deepEqual(seen(match, ana).question, match.openTo(ana));
  });

  test('does not depend on what the seat may not know', () => {
    const [one, other] = [3, 9].map((card) => {
      const thought = seen(duelMatch({ ana: 5, bob: card }), ana).imagine(thinkingChance('a'));
      return thought.state;
    });
    assert.deepEqual(one, other);
  });

  test('playing an imagined match leaves the match alone', () => {
    const match = nimMatch(5);
    seen(match, ana).imagine(thinkingChance('a')).play(ana, ['3']);
    assert.equal(match.state.left, 5);
    assert.equal(match.answered, 0);
  });
});
