import { describe, expect, test } from 'vitest';
import { type Match, type Rule, type Seat, thinkingChance, together } from '../index.ts';
import { asking, colour, note, ownPicks, picksColours, picksInSecret, place } from './toy/acts.ts';
import { type Bench, type BenchPlay, benchMatch, choose } from './toy/bench.ts';
import { toyMatch } from './toy/game.ts';
import { looks } from './toy/looks.ts';
import { playOn } from './toy/play-on.ts';
import { ana, bea, ciro } from './toy/seats.ts';

const chance = () => thinkingChance('imagined');

function* secretPicks(g: BenchPlay): Rule {
  yield* together([picksInSecret(g, ana, 2), picksInSecret(g, bea, 2), picksInSecret(g, ciro, 2)]);
  g.reveal();
}

/** A match in which Ana has picked one colour in secret and Bea two. */
function picking(): Match<Bench> {
  const match = benchMatch(colour(ciro), secretPicks, colour(ana));
  match.play(ciro, ['red']);
  match.play(ana, ['red']);
  match.play(bea, ['green']);
  match.play(bea, ['blue']);
  return match;
}

describe('in imagination', () => {
  test('what others have picked in secret is open again', () => {
    const thought = picking().imagine(ciro, chance());
    expect([thought.askedOf(ana)?.name, thought.askedOf(bea)?.name]).toEqual(['colour-1', 'colour-1']);
  });

  test('nothing of it is left in the state', () => {
    expect(picking().imagine(ciro, chance()).state.places).toEqual({});
  });

  test('what the seat itself has picked in secret stays', () => {
    expect(picking().imagine(bea, chance()).state.places).toEqual({ bea: ['green', 'blue'] });
  });

  test('what was answered before stays', () => {
    expect(picking().imagine(bea, chance()).state.notes).toEqual(['ciro red']);
  });

  test('a secret pick that the rule has shown stays', () => {
    const match = picking();
    for (const seat of [ana, ciro, ciro]) match.play(seat, ['red']);
    expect(match.imagine(bea, chance()).state.places).toEqual(match.state.places);
  });

  test('an open pick beside a secret one stays', () => {
    const match = benchMatch(function* (g) {
      yield* together([picksColours(g, ana), picksInSecret(g, bea), picksInSecret(g, ciro)]);
    });
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    expect(match.imagine(ciro, chance()).state.places).toEqual({ ana: ['red'] });
  });

  test('an open pick stays that its seat made before a secret one', () => {
    const match = benchMatch(function* (g) {
      yield* together([{ seat: ana, rule: openThenSecret(g) }, picksColours(g, bea)]);
    });
    match.play(ana, ['a']);
    match.play(ana, ['b']);
    expect(match.imagine(bea, chance()).state.places).toEqual({ ana: ['a'] });
  });

  test('a secret pick stays on which another seat is asked, so that this seat is still asked', () => {
    const match = benchMatch(secretThenBea);
    match.play(ana, ['a']);
    expect(match.imagine(bea, chance()).askedOf(bea)?.name).toBe('then');
  });

  test('a secret pick stays on which another seat has decided beside others', () => {
    const match = benchMatch([secretThenBea, ownPicks(ciro, 2)]);
    match.play(ana, ['a']);
    match.play(bea, ['b']);
    expect(match.imagine(ciro, chance()).state.places).toEqual(match.state.places);
  });

  test('secret picks stay that a step beside others has shown and gone on from', () => {
    const match = benchMatch([secretsThenAna, ownPicks(ciro)]);
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    expect(match.imagine(ciro, chance()).state.places).toEqual(match.state.places);
  });

  test('a match that is over is over, with all that followed the last answer', () => {
    const match = benchMatch(colour(ana), (g) => void note(g, 'the end'));
    match.play(ana, ['red']);
    const thought = match.imagine(bea, chance());
    expect([thought.isOver, thought.state.notes]).toEqual([true, ['ana red', 'the end']]);
  });
});

function* openThenSecret(g: BenchPlay): Rule<string> {
  place(g, ana, yield* choose('open', { ...asking(ana), from: ['a', 'b'] }));
  place(g, ana, yield* choose('secret', { ...asking(ana), from: ['a', 'b'], secret: true }));
  return 'done';
}

function* secretThenBea(g: BenchPlay): Rule {
  place(g, 'both', yield* choose('secret', { ...asking(ana), from: ['a', 'b'], secret: true }));
  place(g, 'both', yield* choose('then', { ...asking(bea), from: ['a', 'b'] }));
}

function* secretsThenAna(g: BenchPlay): Rule {
  yield* together([picksInSecret(g, ana), picksInSecret(g, bea)]);
  g.reveal();
  place(g, 'after', yield* choose('after', { ...asking(ana), from: ['a', 'b'] }));
}

describe('imagining', () => {
  const everySeat = (check: (match: ReturnType<typeof toyMatch>, seat: Seat) => void) => {
    const match = toyMatch();
    const look = () => {
      for (const seat of match.beginning.seats) check(match, seat);
    };
    playOn(match, 'imagining', { look });
  };

  test('leaves every seat its view, at every question', () => {
    everySeat((match, seat) => {
      const { state } = match.imagine(seat, chance());
      expect(match.game.view(state, seat)).toEqual(match.view(seat));
    });
  });

  test('leaves every seat its question, at every question', () => {
    everySeat((match, seat) => {
      const asked = match.imagine(seat, chance()).askedOf(seat);
      expect(asked?.from()).toEqual(match.openTo(seat)?.options);
    });
  });

  test('leaves the match as it was', () => {
    const match = toyMatch();
    playOn(match, 'imagining', { answers: 4 });
    const before = looks(match);
    match.imagine(ana, chance());
    expect(looks(match)).toEqual(before);
  });

  test('and playing on in the head tells nothing and leaves the match as it was', () => {
    const match = toyMatch();
    const before = looks(match);
    const thought = match.imagine(ana, chance());
    for (let question = thought.firstAsked; question !== null; question = thought.firstAsked) {
      thought.play(question.seat, question.from().slice(0, question.min));
    }
    expect(thought.isOver).toBe(true);
    expect(looks(match)).toEqual(before);
  });

  test('makes other chance of all chance to come', () => {
    const { seed } = toyMatch().imagine(ana, chance()).state.chance;
    expect(seed).not.toEqual(toyMatch().state.chance.seed);
  });

  test('deals other seats other hands', () => {
    const match = toyMatch();
    const hands = [1, 2, 3, 4].map(
      (nth) => match.imagine(ana, thinkingChance(String(nth))).state.merchants[1]?.hand,
    );
    expect(new Set(hands.map(String)).size).toBeGreaterThan(1);
  });

  test('with the same chance imagines the same', () => {
    const match = toyMatch();
    const [one, other] = [match.imagine(ana, chance()), match.imagine(ana, chance())];
    expect(one.state).toEqual(other.state);
  });
});

describe('a thought', () => {
  test('that answers for a seat that is not asked is a bug of the thinker', () => {
    const thought = benchMatch(colour(ana)).imagine(ana, chance());
    expect(() => thought.play(bea, ['red'])).toThrow('bea is not asked');
  });

  test('that answers what would be refused is a bug of the thinker', () => {
    const thought = benchMatch(colour(ana)).imagine(ana, chance());
    expect(() => thought.play(ana, ['violet'])).toThrow('colour refuses violet: not-an-option');
  });

  test('knows its game and how it ended', () => {
    const match = toyMatch();
    playOn(match, 'ended');
    const thought = match.imagine(ana, chance());
    expect([thought.game.id, thought.result]).toEqual(['toy', match.result]);
  });
});
