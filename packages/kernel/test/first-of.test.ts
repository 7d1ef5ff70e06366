import { describe, expect, test } from 'vitest';
import { firstOf, load, type Part, type Rule, type Seat, save } from '../index.ts';
import { asking, note } from './toy/acts.ts';
import { type BenchPlay, benchMatch, choose } from './toy/bench.ts';
import { ana, bea, ciro } from './toy/seats.ts';

/** A seat says what it begins with, or leaves it to the others. */
const begins = (seat: Seat): Part<string | null> => ({
  seat,
  rule: (function* (): Rule<string | null> {
    const picked = yield* choose('colour', { ...asking(seat), from: ['red', 'blue', 'leave'] });
    return picked === 'leave' ? null : `${seat} ${picked}`;
  })(),
});

function* whoBegins(g: BenchPlay): Rule {
  note(g, `${yield* firstOf([begins(ana), begins(bea)])}`);
  note(g, yield* choose('last', { ...asking(ciro), from: ['this', 'that'] }));
}

describe('firstOf', () => {
  test('asks all at once', () => {
    expect(benchMatch(whoBegins).open.map(({ seat }) => seat)).toEqual([ana, bea]);
  });

  test('lets whoever answers first decide, and asks the others no more', () => {
    const match = benchMatch(whoBegins);
    expect(match.play(bea, ['blue'])).toBeNull();
    expect(match.state.notes).toEqual(['bea blue']);
    expect(match.open.map(({ seat }) => seat)).toEqual([ciro]);
    expect(match.openTo(ana)).toBeNull();
  });

  test('names those who could decide instead of a seat', () => {
    const match = benchMatch(whoBegins);
    expect([match.rivalsOf(ana), match.rivalsOf(bea)]).toEqual([[bea], [ana]]);
    match.play(ana, ['red']);
    expect(match.rivalsOf(ciro)).toEqual([]);
  });

  test('leaves it to the others where a part comes to nothing', () => {
    const match = benchMatch(whoBegins);
    match.play(ana, ['leave']);
    expect(match.open.map(({ seat }) => seat)).toEqual([bea]);
    match.play(bea, ['red']);
    expect(match.state.notes).toEqual(['bea red']);
  });

  test('comes to nothing if all parts do', () => {
    const match = benchMatch(whoBegins);
    for (const seat of [bea, ana]) match.play(seat, ['leave']);
    expect(match.state.notes).toEqual(['null']);
  });

  test('of parts that ask nothing is decided by the first of them', () => {
    const silent = (seat: Seat, says: string | null): Part<string | null> => ({
      seat,
      // biome-ignore lint/correctness/useYield: a rule that asks nothing is what the test is about
      rule: (function* (): Rule<string | null> {
        return says;
      })(),
    });
    const match = benchMatch(function* (g) {
      note(g, `${yield* firstOf([silent(ana, null), silent(bea, 'bea'), silent(ciro, 'ciro')])}`);
    });
    expect(match.state.notes).toEqual(['bea']);
  });

  test('of no parts comes to nothing', () => {
    const match = benchMatch(function* (g) {
      note(g, `${yield* firstOf([])}`);
    });
    expect(match.state.notes).toEqual(['null']);
  });

  test('is taken back with all that followed it', () => {
    const match = benchMatch(whoBegins);
    match.play(ana, ['leave']);
    match.play(bea, ['red']);
    match.play(ciro, ['this']);
    match.rewind(1);
    expect(match.open.map(({ seat }) => seat)).toEqual([bea]);
  });

  test('goes on alike after a reload', () => {
    const match = benchMatch(whoBegins);
    match.play(ana, ['leave']);
    const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
    if ('refused' in loaded) throw new Error(loaded.refused);
    expect(loaded.match.open.map(({ seat }) => seat)).toEqual([bea]);
  });
});
