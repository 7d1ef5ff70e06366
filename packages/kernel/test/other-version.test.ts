import { describe, expect, test } from 'vitest';
import {
  defineGame,
  type Game,
  int,
  isRefusal,
  type Loaded,
  load,
  record,
  type Saved,
  save,
} from '../index.ts';
import { colour, ownPicks } from './toy/acts.ts';
import { type Bench, benchRules, matchOf } from './toy/bench.ts';
import { ana, bea, ciro } from './toy/seats.ts';

const older = benchRules(colour(ana), [ownPicks(bea, 2), ownPicks(ciro, 2)], colour(ana));
const newer: Game<Bench> = defineGame({ ...older, version: 2 });

/** Saved by the older rules: Ana has answered, Bea and Ciro are in the middle of a step. */
function saved(): Saved {
  const match = matchOf(defineGame(older));
  match.play(ana, ['red']);
  match.play(bea, ['green']);
  match.play(ciro, ['green']);
  return JSON.parse(JSON.stringify(save(match)));
}

function loaded(game: Game<Bench>, given: unknown): Loaded<Bench> {
  const result = load(game, given);
  if (isRefusal(result)) throw new Error(`${result.refused} ${result.detail ?? ''}`);
  return result;
}

describe('a match saved by other rules', () => {
  test('goes on from its last state at rest', () => {
    expect(loaded(newer, saved()).match.state.notes).toEqual(['ana red']);
  });

  test('gives up the answers since then, and says how many', () => {
    const { match, givenUp } = loaded(newer, saved());
    expect([givenUp, match.state.places]).toEqual([2, {}]);
  });

  test('gives up nothing when it was at rest', () => {
    const match = matchOf(defineGame(older));
    match.play(ana, ['red']);
    expect(loaded(newer, save(match)).givenUp).toBe(0);
  });

  test('is over when it was over', () => {
    const match = matchOf(defineGame(benchRules(colour(ana))));
    match.play(ana, ['red']);
    const again = loaded(defineGame({ ...benchRules(colour(ana)), version: 2 }), save(match));
    expect([again.match.isOver, again.givenUp]).toEqual([true, 0]);
  });

  test('can be played on, saved and loaded again', () => {
    const { match } = loaded(newer, saved());
    match.play(ciro, ['blue']);
    const again = loaded(newer, JSON.parse(JSON.stringify(save(match))));
    expect([again.match.state, again.givenUp]).toEqual([match.state, 0]);
  });

  test('can go on to rules newer still', () => {
    const { match } = loaded(newer, saved());
    for (const seat of [ciro, bea, ciro, bea]) match.play(seat, ['blue']);
    const newest = defineGame({ ...older, version: 3 });
    expect(loaded(newest, JSON.parse(JSON.stringify(save(match)))).match.state).toEqual(match.state);
  });

  test('asks anew: no answer to a question of before is taken', () => {
    const before = matchOf(defineGame(older));
    before.play(ana, ['red']);
    const answer = { seat: bea, decision: before.openTo(bea)?.decision, picked: ['red'] };
    expect(loaded(newer, save(before)).match.answer(answer)).toEqual({ refused: 'stale' });
  });
});

describe('a match saved by other rules is refused', () => {
  const nameOf = (given: unknown, game = newer): unknown => {
    const result = load(game, given);
    return isRefusal(result) ? result.refused : 'loaded';
  };

  test('when its state is not described as states are now', () => {
    const other = defineGame({ ...older, version: 2, options: record({ size: int }) });
    expect(nameOf({ ...saved(), snapshot: { notes: [] } }, other)).toBe('other-rules-version');
  });

  test('with both versions and the place that does not fit', () => {
    const given = { ...saved(), snapshot: { ...(saved().snapshot as object), notes: 7 } };
    expect(load(newer, given)).toEqual({
      refused: 'other-rules-version',
      detail: 'rules 1, not 2; notes: expected a list',
    });
  });

  test('when these rules fail on its state', () => {
    const failing = defineGame({
      ...older,
      version: 2,
      nextStep: () => {
        throw new Error('what is this?');
      },
    });
    expect(nameOf(saved(), failing)).toBe('other-rules-version');
  });

  test('when its seats are not ones the game can be played with', () => {
    expect(nameOf({ ...saved(), seats: [] })).toBe('bad-seats');
  });
});
