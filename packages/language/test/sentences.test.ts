import { expect, test } from 'vitest';
import { capital, sentence, spelledOut } from '../sentences.ts';

test('a clause becomes a sentence', () => {
  expect([sentence('gain 2 gold'), sentence('who is there?'), capital('èccolo')]).toEqual([
    'Gain 2 gold.',
    'Who is there?',
    'Èccolo',
  ]);
});

test('what has no name yet goes by its id in plain words', () => {
  expect(spelledOut('two-headed-ogre')).toBe('Two Headed Ogre');
});
