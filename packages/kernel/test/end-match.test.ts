import { describe, expect, test } from 'vitest';
import { defineGame, endMatch, type Match, type Rule, together } from '../index.ts';
import { asking, note } from './toy/acts.ts';
import { type Act, type Bench, type BenchPlay, benchRules, choose, matchOf } from './toy/bench.ts';
import { ana, bea } from './toy/seats.ts';

/** Ends the match in the middle of a rule that calls it. */
function* winOrGoOn(g: BenchPlay): Rule {
  const picked = yield* choose('win', { ...asking(ana), from: ['win', 'go-on'] });
  if (picked === 'win') {
    note(g, 'won');
    yield* endMatch();
  }
  note(g, 'went on');
}

function* aloneThenMore(g: BenchPlay): Rule {
  yield* winOrGoOn(g);
  note(g, yield* choose('more', { ...asking(ana), from: ['this', 'that'] }));
}

function* besideBea(g: BenchPlay): Rule {
  yield* together<unknown>([
    { seat: ana, rule: winOrGoOn(g) },
    { seat: bea, rule: choose('other', { ...asking(bea), from: ['this', 'that'] }) },
  ]);
  note(g, 'all done');
}

/** A match of one act that is over as soon as somebody has won. */
function benchMatch(act: Act): Match<Bench> {
  const rules = benchRules(act);
  const nextStep: typeof rules.nextStep = (state) =>
    state.notes.includes('won') ? null : rules.nextStep(state);
  return matchOf(defineGame({ ...rules, nextStep }));
}

describe('endMatch', () => {
  test('ends the match there: no rule goes on, and nobody is asked', () => {
    const match = benchMatch(aloneThenMore);
    expect(match.play(ana, ['win'])).toBeNull();
    expect(match.isOver).toBe(true);
    expect(match.open).toEqual([]);
    expect(match.state.notes).toEqual(['won']);
  });

  test('does nothing where it is not reached', () => {
    const match = benchMatch(aloneThenMore);
    match.play(ana, ['go-on']);
    expect(match.openTo(ana)?.name).toBe('more');
  });

  test('takes back the questions of others that are still open', () => {
    const match = benchMatch(besideBea);
    match.play(ana, ['win']);
    expect(match.isOver).toBe(true);
    expect(match.openTo(bea)).toBeNull();
    expect(match.state.notes).toEqual(['won']);
  });

  test('can be undone like any answer', () => {
    const match = benchMatch(aloneThenMore);
    match.play(ana, ['win']);
    expect(match.undo(ana)).toBeNull();
    expect(match.openTo(ana)?.name).toBe('win');
  });
});
