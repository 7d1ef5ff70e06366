import { describe, expect, test } from 'vitest';
import { type Rule, together } from '../index.ts';
import { asking, colour, note, ownPicks, picksColours, place, shownColour } from './toy/acts.ts';
import { type Act, type BenchPlay, benchMatch, choose } from './toy/bench.ts';
import { looksButForDecisions } from './toy/looks.ts';
import { ana, bea, ciro } from './toy/seats.ts';

const atOnce: Act = function* (g) {
  yield* together([picksColours(g, ana, 2), picksColours(g, bea, 2)]);
};

describe('a seat may take back its last answer', () => {
  test('and then all is as it was before', () => {
    const match = benchMatch(colour(ana), colour(bea));
    const before = looksButForDecisions(match);
    match.play(ana, ['red']);
    expect(match.undo(ana)).toBeNull();
    expect(looksButForDecisions(match)).toEqual(before);
  });

  test('one after the other, to its first', () => {
    const match = benchMatch(colour(ana), colour(ana), colour(ana));
    for (const picked of ['red', 'green', 'blue']) match.play(ana, [picked]);
    for (let i = 0; i < 3; i++) expect(match.undo(ana)).toBeNull();
    expect(match.state.notes).toEqual([]);
  });

  test('further back than bases are kept', () => {
    const match = benchMatch(...Array(8).fill(colour(ana)), colour(bea));
    for (let i = 0; i < 8; i++) match.play(ana, ['red']);
    for (let i = 0; i < 7; i++) match.undo(ana);
    expect(match.state.notes).toEqual(['ana red']);
  });

  test('after the match has ended by it', () => {
    const match = benchMatch(colour(ana));
    match.play(ana, ['red']);
    expect(match.undo(ana)).toBeNull();
    expect(match.isOver).toBe(false);
  });

  test('and no more of the log is left than was told before it', () => {
    const match = benchMatch(function* (g) {
      g.tell({ is: 'noted', what: 'before' }, 'bench/tell.1');
      yield* choose('card', { ...asking(ana), from: ['a', 'b'] });
      g.tell({ is: 'noted', what: 'after' }, 'bench/tell.1');
    });
    match.play(ana, ['a']);
    match.undo(ana);
    expect(match.log.map(({ fact }) => fact.what)).toEqual(['before']);
  });

  test('though others are asked on it, as long as none has answered', () => {
    const match = benchMatch(colour(ana), colour(bea));
    match.play(ana, ['red']);
    expect(match.canUndo(ana)).toBe(true);
  });
});

describe('a seat may not take back', () => {
  test('what it has not given', () => {
    expect(benchMatch(colour(ana)).undo(bea)).toEqual({ refused: 'nothing-to-undo' });
  });

  test('an answer after which something was shown', () => {
    const match = benchMatch(shownColour(ana), colour(bea));
    match.play(ana, ['red']);
    expect(match.undo(ana)).toEqual({ refused: 'past-a-barrier' });
  });

  test('an answer after which dice were thrown', () => {
    const match = benchMatch(colour(ana), (g) => void note(g, String(g.chance.below(6))), colour(bea));
    match.play(ana, ['red']);
    expect(match.undo(ana)).toEqual({ refused: 'past-a-barrier' });
  });

  test('an answer from before a barrier, though its last one is gone', () => {
    const match = benchMatch(shownColour(ana), colour(ana), colour(bea));
    match.play(ana, ['red']);
    match.play(ana, ['red']);
    expect([match.undo(ana), match.undo(ana)]).toEqual([null, { refused: 'past-a-barrier' }]);
  });

  test('an answer that others have decided on', () => {
    const match = benchMatch(colour(ana), colour(bea), colour(ciro));
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    expect(match.undo(ana)).toEqual({ refused: 'others-have-decided' });
  });

  test('an answer in a step beside others, on which another seat has decided in that step', () => {
    const match = benchMatch([anaThenBea, ownPicks(ciro)]);
    match.play(ana, ['a']);
    match.play(bea, ['b']);
    expect(match.undo(ana)).toEqual({ refused: 'others-have-decided' });
  });

  test('an answer in a together within a step beside others, when the step went on from it', () => {
    const match = benchMatch([togetherThenAna, ownPicks(ciro)]);
    for (const seat of [bea, ana]) match.play(seat, ['red']);
    match.play(ana, ['a']);
    expect(match.undo(bea)).toEqual({ refused: 'others-have-decided' });
  });

  test('an answer in a step beside others, when another seat drew on it there', () => {
    const match = benchMatch([anaThenBeaThrows, ownPicks(ciro)]);
    match.play(ana, ['a']);
    match.play(bea, ['b']);
    expect(match.undo(ana)).toEqual({ refused: 'past-a-barrier' });
  });

  test('anything without the match staying as it is', () => {
    const match = benchMatch(shownColour(ana), colour(bea));
    match.play(ana, ['red']);
    const before = looksButForDecisions(match);
    match.undo(ana);
    expect(looksButForDecisions(match)).toEqual(before);
  });
});

function* anaThenBea(g: BenchPlay): Rule {
  place(g, 'both', yield* choose('first', { ...asking(ana), from: ['a', 'b'] }));
  place(g, 'both', yield* choose('second', { ...asking(bea), from: ['a', 'b'] }));
}

function* anaThenBeaThrows(g: BenchPlay): Rule {
  yield* anaThenBea(g);
  place(g, 'both', String(g.chance.stream('die').below(6)));
  place(g, 'both', yield* choose('third', { ...asking(bea), from: ['a', 'b'] }));
}

function* togetherThenAna(g: BenchPlay): Rule {
  yield* together([picksColours(g, ana), picksColours(g, bea)]);
  place(g, 'after', yield* choose('after', { ...asking(ana), from: ['a', 'b'] }));
}

describe.each([
  ['in a together', [atOnce]],
  ['in steps side by side', [[ownPicks(ana, 2), ownPicks(bea, 2)]]],
])('an answer taken back %s', (_, rows) => {
  const played = () => {
    const match = benchMatch(...rows, colour(ciro));
    match.play(ana, ['red']);
    match.play(bea, ['green']);
    match.play(ana, ['blue']);
    match.play(bea, ['blue']);
    return match;
  };

  test('leaves the other seats their answers', () => {
    const match = played();
    match.undo(ana);
    expect(match.state.places).toEqual({ ana: ['red'], bea: ['green', 'blue'] });
  });

  test('is asked again', () => {
    const match = played();
    match.undo(ana);
    expect(match.open.map(({ seat, name }) => `${seat} ${name}`)).toEqual(['ana colour-2']);
  });

  test('and given again leads to where it was', () => {
    const [match, other] = [played(), played()];
    match.undo(ana);
    match.play(ana, ['blue']);
    expect(match.game.form.difference(match.state, other.state)).toBeNull();
  });

  test('leaves the other seats free to take back theirs', () => {
    const match = played();
    match.undo(ana);
    expect([match.undo(bea), match.undo(bea), match.undo(ana)]).toEqual([null, null, null]);
    expect(match.answered).toBe(0);
  });

  test('can not be taken back when the next seat has decided on all of them', () => {
    const match = played();
    match.play(ciro, ['red']);
    expect(match.undo(ana)).toEqual({ refused: 'others-have-decided' });
  });
});

describe('a barrier in a part', () => {
  const showsOwn: Act = function* (g) {
    yield* together([{ seat: ana, rule: pickAndShow(g) }, picksColours(g, bea, 2)]);
  };
  function* pickAndShow(g: BenchPlay): Rule<string> {
    place(g, 'ana', yield* choose('shown', { ...asking(ana), from: ['a', 'b'] }));
    g.reveal();
    return yield* choose('next', { ...asking(ana), from: ['a', 'b'] });
  }

  test('holds for the seat of that part', () => {
    const match = benchMatch(showsOwn);
    match.play(ana, ['a']);
    expect(match.undo(ana)).toEqual({ refused: 'past-a-barrier' });
  });

  test('does not hold for the seats beside it', () => {
    const match = benchMatch(showsOwn);
    match.play(bea, ['red']);
    match.play(ana, ['a']);
    expect(match.undo(bea)).toBeNull();
  });

  test('holds for what was answered before the parts began', () => {
    const match = benchMatch(function* (g) {
      note(g, yield* choose('before', { ...asking(bea), from: ['a', 'b'] }));
      yield* together([{ seat: ana, rule: pickAndShow(g) }, picksColours(g, ciro)]);
    });
    match.play(bea, ['a']);
    match.play(ana, ['a']);
    expect(match.undo(bea)).toEqual({ refused: 'past-a-barrier' });
  });
});
