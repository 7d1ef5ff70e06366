import assert from 'node:assert/strict';
import { type Kinds, type Match, type Question, thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { candidatesOf, randomAnswer } from '../index.ts';
import { nimMatch } from './toys/nim.ts';
import { packing, type Weights, weighed } from './toys/packing.ts';

const chance = () => thinkingChance('candidates');

function questionOf<K extends Kinds>(match: Match<K>): Question {
  const question = match.firstAsked;
  if (question === null) throw new Error('nobody is asked');
  return question;
}

const sixteen: Weights = Object.fromEntries(
  Array.from({ length: 16 }, (_, index) => [`thing-${index}`, index + 1]),
);

describe('The candidates', () => {
  test('of one of many are its options, in their order', () => {
    assert.deepEqual(candidatesOf(questionOf(nimMatch(9)), 2, chance()), [['1'], ['2'], ['3']]);
  });

  test('of a small selection are all that are valid, the small first', () => {
    const question = questionOf(packing({ a: 1, b: 2, c: 3 }, 3));
    assert.deepEqual(candidatesOf(question, 64, chance()), [[], ['a'], ['b'], ['c'], ['a', 'b']]);
  });

  test('keep to the least number of picks', () => {
    const question = questionOf(packing({ a: 1, b: 2, c: 3 }, 5, 2));
    assert.deepEqual(candidatesOf(question, 64, chance()), [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });

  test('of a large selection are so many, all valid, no two alike, with none and each alone among them', () => {
    const candidates = candidatesOf(questionOf(packing(sixteen, 40)), 64, chance());
    assert.equal(candidates.length, 64);
    assert.ok(candidates.every((picked) => weighed(sixteen, picked) <= 40));
    assert.equal(new Set(candidates.map((picked) => picked.join())).size, 64);
    assert.deepEqual(candidates[0], []);
    for (const id of Object.keys(sixteen))
      assert.ok(
        candidates.some((picked) => picked.join() === id),
        id,
      );
  });

  test('few valid answers among many selections are all found', () => {
    assert.equal(
      candidatesOf(questionOf(packing({ a: 1, b: 1, c: 9, d: 9, e: 9, f: 9, g: 9 }, 2)), 64, chance()).length,
      4,
    );
  });
});

describe('A random answer', () => {
  test('reaches every valid selection and no other', () => {
    const question = questionOf(packing({ a: 1, b: 2, c: 3 }, 3));
    const drawn = chance();
    const met = new Set(
      Array.from({ length: 200 }, () => randomAnswer(question, question.from(), drawn).join('')),
    );
    assert.deepEqual([...met].sort(), ['', 'a', 'ab', 'b', 'c']);
  });

  test('is valid even where chance would hardly ever meet a valid one', () => {
    const heavy = Object.fromEntries(Object.keys(sixteen).map((id) => [id, 100]));
    const question = questionOf(packing({ ...heavy, light: 1 }, 1, 1));
    assert.deepEqual(randomAnswer(question, question.from(), chance()), ['light']);
  });
});
