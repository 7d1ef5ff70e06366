import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, isRefusal, type Kinds, load, type Match, save, sequelTo } from '../index.ts';
import { holds } from './shapes.ts';
import { type Climb, climb, firstDay } from './toy/climb.ts';
import { toy, toyMatch } from './toy/game.ts';
import { looks } from './toy/looks.ts';
import { playOn } from './toy/play-on.ts';
import { ana, bea } from './toy/seats.ts';

/** The next match of a chain, at the same seats. */
function nextOf<K extends Kinds>(match: Match<K>): Match<K> {
  const { game, seats, seed } = match.beginning;
  const next = begin(game, { seats, ...sequelTo(match), seed: `after ${seed}` });
  if (isRefusal(next)) throw new Error(`${next.refused} ${next.detail ?? ''}`);
  return next;
}

function reloaded<K extends Kinds>(match: Match<K>): Match<K> {
  const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
  if (isRefusal(loaded)) throw new Error(`${loaded.refused} ${loaded.detail ?? ''}`);
  return loaded.match;
}

type Loads = readonly [ofAna: string, ofBea: string];

/** A day is played to its end. */
function carried(match: Match<Climb>, [ofAna, ofBea]: Loads): Match<Climb> {
  match.play(ana, [ofAna]);
  match.play(bea, [ofBea]);
  return match;
}

const days: readonly Loads[] = [
  ['3', '1'],
  ['1', '2'],
  ['2', '2'],
];

/** The days of a climb one after the other, each match looked at through `turnOver` at every moment. */
function climbed(turnOver: (match: Match<Climb>) => Match<Climb>): readonly Match<Climb>[] {
  const matches: Match<Climb>[] = [];
  for (const [ofAna, ofBea] of days) {
    const last = matches.at(-1);
    let match = turnOver(last === undefined ? firstDay() : nextOf(last));
    match.play(ana, [ofAna]);
    match = turnOver(match);
    match.play(bea, [ofBea]);
    matches.push(turnOver(match));
  }
  return matches;
}

describe('a chain of matches', () => {
  test('hands on a sheet from each to the next', () => {
    expect(climbed((match) => match).map(sequelTo)).toEqual([
      { options: { day: 2 }, sheet: { height: 4, honours: { ana: 1 } } },
      { options: { day: 3 }, sheet: { height: 7, honours: { ana: 1, bea: 1 } } },
      { options: { day: 4 }, sheet: { height: 11, honours: { ana: 2, bea: 2 } } },
    ]);
  });

  test('is the same when every match of it is saved and loaded at every question', () => {
    expect(climbed(reloaded).map(looks)).toEqual(climbed((match) => match).map(looks));
  });

  test('begins with the blank sheet, where no other is given', () => {
    const match = begin(climb, { seats: [ana, bea], options: {}, seed: 'none' });
    expect(isRefusal(match) ? match : match.beginning.sheet).toEqual({ height: 0, honours: {} });
  });

  test('can be played on by callers who do not know its kinds', () => {
    const any: Match = carried(firstDay(), ['1', '1']);
    expect(nextOf(any).beginning).toMatchObject({ options: { day: 2 }, sheet: { height: 2 } });
  });
});

describe('undo never crosses a match that is over', () => {
  test('in the next match nothing of the one before can be taken back', () => {
    const next = nextOf(carried(firstDay(), ['3', '1']));
    expect([next.canUndo(bea), next.undo(bea)]).toEqual([false, { refused: 'nothing-to-undo' }]);
  });

  test('the next match goes back to its own beginning and no further', () => {
    const next = carried(nextOf(carried(firstDay(), ['3', '1'])), ['1', '2']);
    next.rewind(0);
    expect([next.answered, next.state.height]).toEqual([0, 4]);
  });

  test('whatever happens in the next match, the one before stays as it ended', () => {
    const first = carried(firstDay(), ['3', '1']);
    const before = [looks(first), sequelTo(first)];
    const next = carried(nextOf(first), ['1', '2']);
    next.undo(bea);
    next.play(bea, ['3']);
    expect([looks(first), sequelTo(first)]).toEqual(before);
  });

  test('nothing is handed on before the match is over', () => {
    const match = firstDay();
    match.play(ana, ['1']);
    expect(() => sequelTo(match)).toThrow('before it is over');
  });

  test('nothing is handed on by a match whose end was taken back', () => {
    const match = carried(firstDay(), ['3', '1']);
    match.undo(bea);
    expect(() => sequelTo(match)).toThrow('before it is over');
  });
});

describe('a sheet', () => {
  test('is part of the record', () => {
    expect(save(nextOf(carried(firstDay(), ['3', '1']))).sheet).toEqual({ height: 4, honours: { ana: 1 } });
  });

  test('that is handed on shares nothing with the match it comes from', () => {
    const first = carried(firstDay(), ['3', '1']);
    sequelTo(first).sheet.honours[bea] = 7;
    expect(sequelTo(first).sheet.honours).toEqual({ ana: 1 });
  });

  test('that is blank is not changed by the matches that begin with it', () => {
    const match = begin(climb, { seats: [ana], options: {}, seed: 'own' });
    if (!isRefusal(match)) match.beginning.sheet.height = 9;
    expect(climb.chronicle.blank.height).toBe(0);
  });

  const refusalOf = (sheet: unknown) => begin(climb, { seats: [ana, bea], options: {}, sheet, seed: 'x' });

  test.each([
    ['null', null, 'sheet: expected a record'],
    ['a text', 'high', 'sheet: expected a record'],
    ['without a field', { height: 3 }, 'sheet.honours: expected a record'],
    [
      'with a field of another kind',
      { height: 'high', honours: {} },
      'sheet.height: expected a whole number',
    ],
    ['with a field too many', { height: 3, honours: {}, ropes: 2 }, 'sheet.ropes: expected nothing'],
  ])('that is %s is refused by name', (_, sheet, detail) => {
    expect(refusalOf(sheet)).toEqual({ refused: 'bad-sheet', detail });
  });

  test('of any make is refused, and never thrown at', () => {
    holds(
      fc.anything().filter((sheet) => sheet !== undefined),
      (sheet) => {
        expect(refusalOf(sheet)).toMatchObject({ refused: 'bad-sheet' });
      },
    );
  });

  test('of another form in a record is refused by name', () => {
    const saved = { ...save(firstDay()), sheet: { height: 'high', honours: {} } };
    expect(load(climb, saved)).toMatchObject({ refused: 'bad-sheet' });
  });

  test('that was altered in a record does not lead to the state that was saved', () => {
    const saved = { ...save(carried(firstDay(), ['1', '1'])), sheet: { height: 9, honours: {} } };
    expect(load(climb, saved)).toMatchObject({ refused: 'does-not-replay' });
  });
});

describe('a game that hands on nothing', () => {
  test('is followed by a match like the first', () => {
    const match = toyMatch();
    playOn(match, 'to the end');
    expect(sequelTo(match)).toEqual({ options: toy.defaults, sheet: null });
    expect(nextOf(match).beginning).toMatchObject({ options: toy.defaults, sheet: null });
  });

  test('knows no sheet', () => {
    const begun = begin(toy, { seats: [ana, bea], options: {}, sheet: {}, seed: 'x' });
    expect(begun).toMatchObject({ refused: 'bad-sheet' });
  });
});
