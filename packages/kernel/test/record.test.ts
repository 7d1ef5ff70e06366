import { describe, expect, test } from 'vitest';
import { begin, isRefusal, type Kinds, load, Match, type Saved, type Seat, save, seat } from '../index.ts';
import { colour, note } from './toy/acts.ts';
import { bench, benchMatch, matchOf } from './toy/bench.ts';
import { toy, toyMatch } from './toy/game.ts';
import { looks } from './toy/looks.ts';
import { playOn } from './toy/play-on.ts';
import { ana, bea, ciro } from './toy/seats.ts';

/** A match as it comes back from a file. */
function reloaded<K extends Kinds>(match: Match<K>): Match<K> {
  const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
  if (isRefusal(loaded)) throw new Error(`${loaded.refused} ${loaded.detail ?? ''}`);
  return loaded.match;
}

describe('a match that was saved and loaded', () => {
  test('is the same at every question and at its end', () => {
    const match = toyMatch();
    playOn(match, 'saved', { look: () => expect(looks(reloaded(match))).toEqual(looks(match)) });
  });

  test('is saved again as the same record', () => {
    const match = toyMatch();
    playOn(match, 'saved', { answers: 9 });
    expect(save(reloaded(match))).toEqual(save(match));
  });

  test('goes on as it would have gone on', () => {
    const match = toyMatch();
    playOn(match, 'saved', { answers: 7 });
    const other = reloaded(match);
    for (const one of [match, other]) playOn(one, 'on');
    expect(looks(other)).toEqual(looks(match));
  });

  test('has given up no answers', () => {
    const loaded = load(toy, JSON.parse(JSON.stringify(save(toyMatch()))));
    expect(isRefusal(loaded) ? loaded : loaded.givenUp).toBe(0);
  });

  test('began from a state at rest and begins there again', () => {
    const first = { ...matchOf(bench()).state, notes: ['from here on'] };
    const { beginning } = benchMatch(colour(ana), colour(bea));
    const match = Match.from(beginning, first);
    match.play(ana, ['red']);
    expect(reloaded(match).state.notes).toEqual(['from here on', 'ana red']);
  });
});

describe('a record', () => {
  const answered = (): Saved => {
    const match = benchMatch(colour(ana), colour(bea), colour(ciro));
    match.play(ana, ['red']);
    match.play(bea, ['blue']);
    match.undo(bea);
    return save(match);
  };

  test('holds what the match was played with and what was answered', () => {
    const { snapshot: _, ...saved } = answered();
    expect(saved).toEqual({
      game: 'bench',
      version: 1,
      seats: [ana, bea, ciro],
      seed: 'bench',
      options: { size: 1 },
      sheet: null,
      answers: [{ ask: 'colour', seat: ana, picked: ['red'] }],
      takenBack: { bea: 1, ciro: 1 },
      origin: null,
      restedAt: 1,
    });
  });

  test('holds the last state at rest', () => {
    expect(answered().snapshot).toMatchObject({ notes: ['ana red'] });
  });

  test('shares nothing with its match', () => {
    const match = toyMatch();
    const before = looks(match);
    const { snapshot } = save(match);
    (snapshot as typeof match.state).deck.length = 0;
    expect(looks(match)).toEqual(before);
  });
});

describe('a new match', () => {
  const given = { seats: [ana, bea], options: {}, seed: 'new' };
  const refusalOf = (other: object): unknown => {
    const match = begin(toy, { ...given, ...other });
    return isRefusal(match) ? match.refused : 'begun';
  };

  test('begins with its options, and the defaults for the others', () => {
    const match = begin(toy, { ...given, options: { rounds: 5 } });
    expect(isRefusal(match) ? match : match.beginning.options).toEqual({ rounds: 5, coins: 3 });
  });

  test.each([
    ['too few seats', [ana]],
    ['too many seats', ['a', 'b', 'c', 'd', 'e'].map(seat)],
    ['a seat named twice', [ana, bea, ana]],
    ['a seat called spectator, who would see what spectators must not', [ana, 'spectator' as Seat]],
    ['a seat called like what every object has', [ana, '__proto__' as Seat]],
  ])('is refused for %s', (_, seats) => {
    expect(refusalOf({ seats })).toBe('bad-seats');
  });

  test.each([
    ['an option of another kind', { rounds: 'many' }],
    ['an option that there is not', { speed: 3 }],
  ])('is refused for %s', (_, options) => {
    expect(refusalOf({ options })).toBe('bad-options');
  });

  test('that is refused says where', () => {
    expect(begin(toy, { ...given, options: { rounds: 'many' } })).toEqual({
      refused: 'bad-options',
      detail: 'rounds: expected a whole number',
    });
  });

  test('is the same as another with the same seed', () => {
    expect(looks(toyMatch('same'))).toEqual(looks(toyMatch('same')));
  });
});

test('a match from a state leaves that state alone', () => {
  const first = matchOf(bench()).state;
  const before = JSON.stringify(first);
  Match.from(benchMatch((g) => void note(g, 'changed')).beginning, first);
  expect(JSON.stringify(first)).toBe(before);
});
