import { describe, expect, test } from 'vitest';
import { isRefusal, load, type Match, type Refusal, type Seat, save, together } from '../index.ts';
import { colour, ownPicks, picksColours } from './toy/acts.ts';
import { type Bench, benchMatch } from './toy/bench.ts';
import { ana, bea, ciro } from './toy/seats.ts';

/** An answer as a client holds it that was shown the question now open to a seat. */
const held = (match: Match<Bench>, seat: Seat, picked = 'red') => ({
  seat,
  decision: match.openTo(seat)?.decision,
  picked: [picked],
});

const stale: Refusal = { refused: 'stale' };

describe('an answer to an earlier question is stale', () => {
  test('when it says something else than what was answered', () => {
    const match = benchMatch(colour(ana), colour(ana));
    const answer = held(match, ana);
    match.answer(answer);
    expect(match.answer({ ...answer, picked: ['blue'] })).toEqual(stale);
  });

  test('when the seat has answered another question since', () => {
    const match = benchMatch(colour(ana), colour(ana), colour(ana));
    const answer = held(match, ana);
    match.answer(answer);
    match.play(ana, ['red']);
    expect(match.answer(answer)).toEqual(stale);
  });

  test('when the seat has taken its answer back and is asked again', () => {
    const match = benchMatch(colour(ana), colour(bea));
    const answer = held(match, ana);
    match.answer(answer);
    match.undo(ana);
    expect(match.answer(answer)).toEqual(stale);
  });

  test('when the question followed from an answer that another seat took back', () => {
    const match = benchMatch(colour(ana), colour(bea));
    match.play(ana, ['red']);
    const answer = held(match, bea);
    match.undo(ana);
    match.play(ana, ['blue']);
    expect(match.answer(answer)).toEqual(stale);
  });

  test('when the question came after a together in which another seat took its answer back', () => {
    const match = benchMatch(function* (g) {
      yield* together([picksColours(g, ana), picksColours(g, bea)]);
    }, colour(ciro));
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    const answer = held(match, ciro);
    match.undo(ana);
    match.play(ana, ['blue']);
    expect(match.answer(answer)).toEqual(stale);
  });

  test('when the table has gone back and the seat is asked again', () => {
    const match = benchMatch(colour(ana), colour(bea), colour(ciro));
    match.play(ana, ['red']);
    const answer = held(match, bea);
    match.rewind(0);
    match.play(ana, ['blue']);
    expect(match.answer(answer)).toEqual(stale);
  });

  test('when the match was saved and loaded after an answer was taken back', () => {
    const match = benchMatch(colour(ana), colour(bea));
    const answer = held(match, ana);
    match.answer(answer);
    match.undo(ana);
    const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
    expect(isRefusal(loaded) ? loaded : loaded.match.answer(answer)).toEqual(stale);
  });
});

describe('an answer that is sent twice counts once', () => {
  const alreadyTaken: Refusal = { refused: 'already-taken' };

  test('and the second is told so by name', () => {
    const match = benchMatch(colour(ana), colour(ana));
    const answer = held(match, ana);
    match.answer(answer);
    expect(match.answer(answer)).toEqual(alreadyTaken);
    expect(match.answered).toBe(1);
  });

  test('also when it was the last of the match', () => {
    const match = benchMatch(colour(ana));
    const answer = held(match, ana);
    match.answer(answer);
    expect(match.answer(answer)).toEqual(alreadyTaken);
  });

  test('also when others have answered since', () => {
    const match = benchMatch(colour(ana), colour(bea), colour(ciro));
    const answer = held(match, ana);
    match.answer(answer);
    match.play(bea, ['red']);
    expect(match.answer(answer)).toEqual(alreadyTaken);
  });
});

describe('an answer to the open question is taken', () => {
  test('though somebody else has answered beside it since', () => {
    const match = benchMatch([ownPicks(ana), ownPicks(bea)]);
    const answer = held(match, ana);
    match.play(bea, ['red']);
    expect(match.answer(answer)).toBeNull();
  });

  test('though somebody else has taken an answer back beside it since', () => {
    const match = benchMatch([ownPicks(ana, 2), ownPicks(bea, 2)]);
    match.play(bea, ['red']);
    const answer = held(match, ana);
    match.undo(bea);
    expect(match.answer(answer)).toBeNull();
  });

  test('by a fork that was made since it was shown', () => {
    const match = benchMatch(colour(ana));
    const answer = held(match, ana);
    expect(match.fork().answer(answer)).toBeNull();
  });

  test('by a loaded match', () => {
    const match = benchMatch(colour(ana), colour(ana));
    match.play(ana, ['red']);
    const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
    expect(isRefusal(loaded) ? loaded : loaded.match.answer(held(match, ana))).toBeNull();
  });
});

test('no decision of a seat is named like another', () => {
  const match = benchMatch(colour(ana), colour(bea), colour(ana), colour(bea));
  const names: (string | undefined)[] = [];
  const look = () => names.push(...match.open.map(({ decision }) => decision));
  for (const seat of [ana, bea, ana]) {
    look();
    match.play(seat, ['red']);
    look();
    match.undo(seat);
    look();
    match.play(seat, ['blue']);
  }
  expect(new Set(names).size).toBe(names.length);
});
