import { describe, expect, test } from 'vitest';
import { type Match, RuleBug } from '../index.ts';
import { asking, colour, note } from './toy/acts.ts';
import { type Bench, benchMatch, choose } from './toy/bench.ts';
import { looks } from './toy/looks.ts';
import { ana, bea, ciro } from './toy/seats.ts';

/** Ana picks a colour, and so does Bea; when she picks red, the rule fails half way. */
const failing = (): Match<Bench> =>
  benchMatch(
    colour(ana),
    function* (g) {
      const picked = yield* choose('colour', { ...asking(bea), from: ['red', 'blue'] });
      note(g, picked);
      g.tell({ is: 'noted', what: picked }, 'bench/tell.1');
      note(g, String(g.chance.below(6)));
      if (picked === 'red') throw new Error('red is a bug');
    },
    colour(ciro),
  );

const failed = (): Match<Bench> => {
  const match = failing();
  match.play(ana, ['red']);
  expect(() => match.play(bea, ['red'])).toThrow(RuleBug);
  return match;
};

describe('a rule that throws', () => {
  test('is reported with the question and the seat', () => {
    const match = failing();
    match.play(ana, ['red']);
    expect(() => match.play(bea, ['red'])).toThrow("a rule failed on bea's answer to colour");
  });

  test('is reported with what it threw', () => {
    const match = failing();
    match.play(ana, ['red']);
    try {
      match.play(bea, ['red']);
      expect.unreachable();
    } catch (bug) {
      expect((bug as RuleBug).cause).toEqual(new Error('red is a bug'));
    }
  });

  test('leaves the match as it was before the answer, undo and all', () => {
    const match = failing();
    match.play(ana, ['red']);
    const before = looks(match);
    expect(() => match.play(bea, ['red'])).toThrow(RuleBug);
    expect(looks(match)).toEqual(before);
  });

  test('leaves a match that can be played on', () => {
    const match = failed();
    expect(match.play(bea, ['blue'])).toBeNull();
    expect(match.state.notes).toHaveLength(3);
  });

  test('leaves a match that can be forked', () => {
    const match = failed();
    expect(looks(match.fork())).toEqual(looks(match));
  });

  test('in a later step than the one that was answered leaves the match as it was too', () => {
    const match = benchMatch(colour(ana), colour(bea), () => {
      throw new Error('too late');
    });
    match.play(ana, ['red']);
    const before = looks(match);
    expect(() => match.play(bea, ['red'])).toThrow(RuleBug);
    expect(looks(match)).toEqual(before);
  });

  test('after more steps than bases are kept leaves the match as it was too', () => {
    const quiet = function* (g: Parameters<typeof note>[0]) {
      note(g, 'quiet');
      yield* choose('only', { ...asking(ana), from: ['this'] });
    };
    const match = benchMatch(colour(ana), colour(bea), ...Array(6).fill(quiet), () => {
      throw new Error('too late');
    });
    match.play(ana, ['red']);
    const before = looks(match);
    expect(() => match.play(bea, ['red'])).toThrow(RuleBug);
    expect(looks(match)).toEqual(before);
  });
});

test('options that throw leave the match as it was', () => {
  let isBroken = false;
  const asked = () =>
    benchMatch(function* () {
      yield* choose('card', { ...asking(ana), from: () => (isBroken ? broken() : ['a', 'b']) });
    });
  const [match, untouched] = [asked(), asked()];
  isBroken = true;
  expect(() => match.play(ana, ['a'])).toThrow('no options');
  isBroken = false;
  expect(looks(match)).toEqual(looks(untouched));
});

function broken(): never {
  throw new Error('no options');
}
