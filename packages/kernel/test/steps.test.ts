import { describe, expect, test } from 'vitest';
import { defineGame, RuleBug, silence, thinkingChance } from '../index.ts';
import { colour, note } from './toy/acts.ts';
import { type BenchPlay, bench, benchMatch, benchRules, matchOf } from './toy/bench.ts';
import { toyMatch } from './toy/game.ts';
import { ana, bea, ciro } from './toy/seats.ts';

describe('steps', () => {
  test('that ask nothing are done one after the other until somebody is asked', () => {
    const match = benchMatch(
      (g) => void note(g, 'one'),
      (g) => void note(g, 'two'),
      colour(ana),
      colour(bea),
    );
    expect(match.state.notes).toEqual(['one', 'two']);
    expect(match.firstAsked?.seat).toBe(ana);
  });

  test('that are all done end the match', () => {
    const match = benchMatch((g) => void note(g, 'one'));
    expect([match.isOver, match.firstAsked]).toEqual([true, null]);
  });

  test('may be rules that happen to ask nothing', () => {
    const match = benchMatch(function* (g) {
      yield* silence;
      note(g, 'quiet');
    }, colour(ana));
    expect([match.state.notes, match.firstAsked?.seat]).toEqual([['quiet'], ana]);
  });
});

describe('a game that goes round in circles', () => {
  const circling = (until: string) =>
    defineGame({
      ...benchRules(colour(ana), colour(bea)),
      nextStep: (state) =>
        state.notes.includes(until) ? [] : (benchRules(colour(ana), colour(bea)).nextStep(state) ?? null),
    });

  test('is reported by name when it begins so', () => {
    const game = defineGame({ ...benchRules(), nextStep: () => [] });
    expect(() => matchOf(game)).toThrow('bench goes round in circles');
  });

  test('is reported as a bug of a rule when an answer leads there', () => {
    const match = matchOf(circling('ana red'));
    expect(() => match.play(ana, ['red'])).toThrow(RuleBug);
  });

  test('stands as it did before that answer', () => {
    const match = matchOf(circling('ana red'));
    expect(() => match.play(ana, ['red'])).toThrow(RuleBug);
    expect(match.play(ana, ['green'])).toBeNull();
  });
});

describe('what is told', () => {
  const tells = (g: BenchPlay) => {
    g.tell({ is: 'noted', what: 'for all' }, 'bench/tell.1');
    g.tellOnly(ana, { is: 'noted', what: 'for ana' }, 'bench/tell.1');
  };
  const heard = (who: Parameters<ReturnType<typeof benchMatch>['toldTo']>[0]) =>
    benchMatch((g) => void tells(g))
      .toldTo(who)
      .map(({ fact }) => fact.what);

  test('to all is heard by every seat', () => {
    expect(heard(bea)).toEqual(['for all']);
  });

  test('to all is heard by spectators', () => {
    expect(heard('spectator')).toEqual(['for all']);
  });

  test('to one seat is heard by that seat', () => {
    expect(heard(ana)).toEqual(['for all', 'for ana']);
  });

  test('carries its rule, whom it was told and after how many answers', () => {
    const match = benchMatch(colour(ana), (g) => void tells(g));
    match.play(ana, ['red']);
    expect(match.log).toEqual([
      { fact: { is: 'noted', what: 'for all' }, rule: 'bench/tell.1', to: null, at: 1 },
      { fact: { is: 'noted', what: 'for ana' }, rule: 'bench/tell.1', to: ana, at: 1 },
    ]);
  });

  test('is told once, though a step was run again', () => {
    const match = benchMatch(
      colour(ana),
      function* (g) {
        tells(g);
        yield* colour(bea)(g) ?? [];
      },
      colour(ciro),
    );
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    match.undo(bea);
    expect(match.fork().log).toHaveLength(2);
  });
});

describe('a match of the toy', () => {
  test('is played to its end by answering whatever is asked', () => {
    const match = toyMatch();
    for (let question = match.firstAsked; question !== null; question = match.firstAsked) {
      match.play(question.seat, question.from().slice(0, question.min));
    }
    expect(Object.keys(match.result.scores)).toEqual(['ana', 'bea', 'ciro']);
  });

  test('depends on its seed', () => {
    expect(toyMatch('one').state.deck).not.toEqual(toyMatch('two').state.deck);
  });

  test('shows a seat its own hand and no other', () => {
    const [own, other] = toyMatch().view(ana).merchants;
    expect([Array.isArray(own?.hand), other?.hand]).toEqual([true, 'hidden']);
  });

  test('has counsel that a bot can follow', () => {
    const match = toyMatch();
    const { counsel } = match.game;
    const open = match.openTo(ana);
    if (open?.name !== 'bid') throw new Error('ana is to bid first');
    const asked = { ...open, state: match.state, about: () => open.about };
    expect(counsel?.habit?.(asked, thinkingChance('habit'))).toEqual(['0']);
  });
});

test('a bench does its acts with the content and the chance of its game', () => {
  const match = matchOf(bench((g) => void note(g, `${g.chance.below(1)} ${JSON.stringify(g.content)}`)));
  expect(match.state.notes).toEqual(['0 {}']);
});
