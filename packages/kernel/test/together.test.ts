import { describe, expect, test } from 'vitest';
import { type Match, type Rule, type Seat, together } from '../index.ts';
import { asking, colour, note, picksColours, place } from './toy/acts.ts';
import { type Bench, type BenchPlay, benchMatch, choose } from './toy/bench.ts';
import { ana, bea, ciro } from './toy/seats.ts';

/** Ana and Bea pick two colours each, Ciro one; then Ciro is asked alone. */
function* threeAtOnce(g: BenchPlay): Rule {
  const results = yield* together([picksColours(g, ana, 2), picksColours(g, bea, 2), picksColours(g, ciro)]);
  for (const [seat, result] of results) note(g, `${seat}: ${result}`);
  note(g, yield* choose('last', { ...asking(ciro), from: ['this', 'that'] }));
}

type Pick = readonly [Seat, string];
const picks: readonly Pick[] = [
  [ana, 'red'],
  [ana, 'green'],
  [bea, 'green'],
  [bea, 'red'],
  [ciro, 'blue'],
];

function played(order: readonly Pick[]): Match<Bench> {
  const match = benchMatch(threeAtOnce);
  for (const [seat, picked] of order) expect(match.play(seat, [picked])).toBeNull();
  return match;
}

/** All orders in which each seat's own picks stay in theirs. */
function orders(left: readonly Pick[]): readonly (readonly Pick[])[] {
  if (left.length === 0) return [[]];
  const firsts = left.filter(([seat], index) => left.findIndex(([other]) => other === seat) === index);
  return firsts.flatMap((first) =>
    orders(left.filter((pick) => pick !== first)).map((rest) => [first, ...rest]),
  );
}

describe('together', () => {
  test('asks all parts at once', () => {
    expect(benchMatch(threeAtOnce).open.map(({ seat, name }) => `${seat} ${name}`)).toEqual([
      'ana colour-1',
      'bea colour-1',
      'ciro colour-1',
    ]);
  });

  test('lets a seat go on with its part without waiting', () => {
    expect(played([[bea, 'red']]).openTo(bea)?.name).toBe('colour-2');
  });

  test('asks nothing of a seat whose part has ended', () => {
    expect(played([[ciro, 'red']]).openTo(ciro)).toBeNull();
  });

  test('is not held up by a part that has ended', () => {
    const match = played([
      [ciro, 'red'],
      [ana, 'red'],
    ]);
    expect(match.open.map(({ seat }) => seat)).toEqual([bea, ana]);
  });

  test('offers a seat that has already looked what the answer of another has left', () => {
    const match = benchMatch(function* (g) {
      const left = () => ['red', 'green', 'blue'].filter((one) => !g.state.notes.includes(one));
      const takes = (seat: Seat) => ({
        seat,
        rule: (function* (): Rule {
          note(g, yield* choose('colour', { ...asking(seat), from: left }));
        })(),
      });
      yield* together([takes(ana), takes(bea)]);
    });
    expect(match.openTo(bea)?.options).toEqual(['red', 'green', 'blue']);
    match.play(ana, ['red']);
    expect(match.openTo(bea)?.options).toEqual(['green', 'blue']);
  });

  test('goes on when the last part has ended', () => {
    expect(played(picks).openTo(ciro)?.name).toBe('last');
  });

  test('gives the results by seat, in the order of the parts and not of arrival', () => {
    expect(played([...picks].reverse()).state.notes).toEqual([
      'ana: ana is done',
      'bea: bea is done',
      'ciro: ciro is done',
    ]);
  });

  test('leads to the same state in every one of the 30 orders of arrival', () => {
    const hashes = orders(picks).map((order) => {
      const { game, state } = played(order);
      return game.form.hash(state);
    });
    expect(hashes).toHaveLength(30);
    expect(new Set(hashes).size).toBe(1);
  });

  test('of no parts asks nobody', () => {
    const match = benchMatch(function* (g) {
      note(g, String((yield* together([])).size));
    });
    expect(match.state.notes).toEqual(['0']);
  });

  test('of parts that ask nothing goes on at once', () => {
    const match = benchMatch(function* (g) {
      const results = yield* together([picksColours(g, ana, 0), picksColours(g, bea, 0)]);
      note(g, [...results.keys()].join(' and '));
    });
    expect(match.state.notes).toEqual(['ana and bea']);
  });

  test('may stand within a part of another', () => {
    const match = benchMatch(function* (g) {
      yield* together([{ seat: ana, rule: twoWithin(g) }, picksColours(g, ciro)]);
      note(g, 'all done');
    });
    for (const seat of [bea, ciro, ana]) match.play(seat, ['red']);
    expect(match.state.notes).toEqual(['two done', 'all done']);
  });

  test('may follow another in the same rule', () => {
    const match = benchMatch(function* (g) {
      yield* together([picksColours(g, ana), picksColours(g, bea)]);
      yield* together([picksColours(g, ana), picksColours(g, bea)]);
    });
    for (const seat of [bea, ana, ana, bea]) expect(match.play(seat, ['red'])).toBeNull();
    expect(match.isOver).toBe(true);
  });

  test('of two parts that ask one seat at once is a bug', () => {
    expect(() =>
      benchMatch(function* (g) {
        yield* together([picksColours(g, ana), picksColours(g, ana)]);
      }),
    ).toThrow('ana is asked two things at once');
  });
});

function* twoWithin(g: BenchPlay): Rule<string> {
  yield* together([picksColours(g, ana), picksColours(g, bea)]);
  note(g, 'two done');
  return 'ended';
}

describe('steps side by side', () => {
  const twoSteps = () => benchMatch([ownStep(ana), ownStep(bea)], colour(ciro));
  const ownStep = (who: Seat) =>
    function* (g: BenchPlay): Rule {
      place(g, who, yield* choose('first', { ...asking(who), from: ['a', 'b'] }));
      place(g, who, yield* choose('second', { ...asking(who), from: ['a', 'b'] }));
    };

  test('ask at once', () => {
    expect(twoSteps().open.map(({ seat }) => seat)).toEqual([ana, bea]);
  });

  test('go on each by itself', () => {
    const match = twoSteps();
    match.play(bea, ['a']);
    expect([match.openTo(ana)?.name, match.openTo(bea)?.name]).toEqual(['first', 'second']);
  });

  test('are followed by the next step when all have ended', () => {
    const match = twoSteps();
    for (const seat of [bea, bea, ana]) match.play(seat, ['a']);
    const before = match.openTo(ciro);
    match.play(ana, ['b']);
    expect([before, match.openTo(ciro)?.name]).toEqual([null, 'colour']);
  });

  test('lead to the same state in any order of arrival', () => {
    const given: readonly Pick[] = [
      [ana, 'a'],
      [ana, 'b'],
      [bea, 'b'],
      [bea, 'a'],
    ];
    const hashes = orders(given).map((order) => {
      const match = twoSteps();
      for (const [seat, picked] of order) match.play(seat, [picked]);
      return match.game.form.hash(match.state);
    });
    expect(hashes).toHaveLength(6);
    expect(new Set(hashes).size).toBe(1);
  });

  test('may ask nothing, some of them', () => {
    const match = benchMatch([(g) => void note(g, 'done at once'), ownStep(ana)]);
    expect([match.state.notes, match.open.length]).toEqual([['done at once'], 1]);
  });
});
