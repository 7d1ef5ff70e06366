import assert from 'node:assert/strict';
import { test } from 'vitest';
import { begin, type Game, isRefusal, type Match } from '../index.ts';
import { toy } from './toy/game.ts';

test('a game can be listed, begun and played by callers who do not know its kinds', () => {
  const listed: readonly Game[] = [toy];
  const begun = listed.map((game) => begin(game, { seats: ['ana', 'bea'], options: {}, seed: 'any' }));
  for (const match of begun) {
    assert(!isRefusal(match));
    const any: Match = match;
    const question = any.firstAsked;
    assert(question !== null);
    assert.equal(any.play(question.seat, question.from().slice(0, question.min)), null);
    assert.equal(any.answered, 1);
  }
});
