import type { Seat } from '@tavolo/kernel';
import type { News } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { boardEyes } from '../../table/eyes.ts';
import { reduce } from '../../table/reduce.ts';
import { beforeJoining, type ClientState, openQuestion } from '../../table/table-state.ts';
import { ana, bob, place, question, sight, sightNews, table } from './samples.ts';

const after = (state: ClientState, ...news: readonly News[]): ClientState =>
  news.reduce((shown, one) => reduce(shown, { is: 'news', news: one }), state);

const seated = (...seats: readonly Seat[]): ClientState =>
  after(beforeJoining, { is: 'table', table: table() }, { is: 'place', place: place(...seats) });

describe('a page that is opened around one screen', () => {
  const first = after(seated(ana, bob), sightNews(ana, sight({ view: { heard: ['secret'] } })));

  test('shows nothing before somebody says who they are, though no other sight is there to compare with', () => {
    expect(first.eyes).toBe(ana);
    expect(first.curtain).toBe(ana);
  });

  test('asks for whoever is asked, as soon as that is known', () => {
    const asked = after(first, sightNews(bob, sight({ question: question(bob) })));
    expect(asked.eyes).toBe(bob);
    expect(asked.curtain).toBe(bob);
    expect(openQuestion(asked)).toBeNull();
    expect(openQuestion(reduce(asked, { is: 'look' }))?.seat).toBe(bob);
  });

  test('has no curtain for somebody alone before it', () => {
    expect(after(seated(ana), sightNews(ana, sight({ question: question(ana) }))).curtain).toBeNull();
  });
});

test.each([
  ['by their names around one screen', [ana, bob], 'spectator'],
  ['as themselves where somebody sits alone before it', [ana], ana],
] as const)('at the end players are told of %s', (_, own, expected) => {
  const result = { winners: [ana], scores: {}, outcome: null };
  const over = after(seated(...own), sightNews(ana, sight({ result })));
  expect(boardEyes(over, ana)).toBe(expected);
  expect(boardEyes(after(seated(...own), sightNews(ana, sight())), ana)).toBe(ana);
});
