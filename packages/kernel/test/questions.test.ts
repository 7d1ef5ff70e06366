import { describe, expect, test } from 'vitest';
import { type Asks, askingFor, type Declares, type Match, type Rule, silence } from '../index.ts';
import { asking, note } from './toy/acts.ts';
import { type Bench, type BenchPlay, benchMatch, choose, chooseSome } from './toy/bench.ts';
import { ana } from './toy/seats.ts';

const cards = ['ace', 'king', 'queen', 'jack'];

/** Questions that a bench has none of: one that says what it is about, and one that is answered with yes or no. */
const declared =
  askingFor<
    Declares<
      {
        'card-of-pile': Asks<string, { readonly pile: string; readonly size: number }>;
        sure: Asks<'yes' | 'no'>;
      },
      Bench['RuleId']
    >
  >();

/** A match in which Ana is asked something once, and the answer is noted. */
const askedOnce = (ask: (g: BenchPlay) => Rule<unknown>): Match<Bench> =>
  benchMatch(function* (g) {
    note(g, JSON.stringify(yield* ask(g)));
  });

describe('choose', () => {
  test('gives the rule the option that was picked', () => {
    const match = askedOnce(() => choose('card', { ...asking(ana), from: cards }));
    match.play(ana, ['queen']);
    expect(match.state.notes).toEqual(['"queen"']);
  });

  test('shows the options, the rule and what the question is about', () => {
    const about = () => ({ pile: 'left', size: 3 });
    const match = askedOnce(() => declared.choose('card-of-pile', { ...asking(ana), from: cards, about }));
    expect(match.openTo(ana)).toEqual({
      decision: 'ana/0/0',
      name: 'card-of-pile',
      seat: 'ana',
      rule: 'bench/ask.1',
      options: cards,
      min: 1,
      max: 1,
      about: { pile: 'left', size: 3 },
      secret: false,
    });
  });

  test('asks nobody when a list has one item', () => {
    const match = askedOnce(() => choose('card', { ...asking(ana), from: ['ace'] }));
    expect(match.isOver).toBe(true);
    expect(match.state.notes).toEqual(['"ace"']);
  });

  test('asks about a list of one item when that is a secret', () => {
    const match = askedOnce(() => choose('card', { ...asking(ana), from: ['ace'], secret: true }));
    expect(match.openTo(ana)?.options).toEqual(['ace']);
  });

  test('asks about a function that gives one item, which nobody has looked at', () => {
    const match = askedOnce(() => choose('card', { ...asking(ana), from: () => ['ace'] }));
    expect(match.openTo(ana)?.options).toEqual(['ace']);
  });

  test('finds its options when somebody looks, and not before', () => {
    let looks = 0;
    const from = () => {
      looks++;
      return cards;
    };
    const match = askedOnce(() => choose('card', { ...asking(ana), from }));
    const before = looks;
    match.openTo(ana);
    expect([before, looks]).toEqual([0, 1]);
  });
});

describe('a question that was shown', () => {
  test('stays as it was when the state behind its options changes', () => {
    const match = benchMatch(function* (g) {
      g.state.notes.push(...cards);
      yield* choose('card', { ...asking(ana), from: () => g.state.notes });
      g.state.notes.pop();
    });
    const shown = match.openTo(ana);
    match.play(ana, ['ace']);
    expect(shown?.options).toEqual(cards);
  });
});

describe('chooseSome', () => {
  const some = (min: number, max: number) =>
    askedOnce(() => chooseSome('cards', { ...asking(ana), from: cards, min, max }));

  test('gives the picks in the order of the options', () => {
    const match = some(0, 4);
    match.play(ana, ['jack', 'ace', 'queen']);
    expect(match.state.notes).toEqual(['["ace","queen","jack"]']);
  });

  test('takes no picks when none are needed', () => {
    const match = some(0, 2);
    match.play(ana, []);
    expect(match.state.notes).toEqual(['[]']);
  });

  test.each([
    [1, 'refuses'],
    [2, 'takes'],
    [3, 'takes'],
    [4, 'refuses'],
  ])('of 2 to 3 cards, when %i are picked, %s them', (count, does) => {
    const refusal = some(2, 3).play(ana, cards.slice(0, count));
    expect(refusal).toEqual(does === 'takes' ? null : { refused: 'wrong-count' });
  });

  test('shows valid the picks in the order of the options', () => {
    const seen: (readonly string[])[] = [];
    const valid = (picked: readonly string[]) => seen.push(picked) > 0;
    const match = askedOnce(() =>
      chooseSome('cards', { ...asking(ana), from: cards, min: 0, max: 4, valid }),
    );
    match.play(ana, ['king', 'ace']);
    expect(seen).toEqual([['ace', 'king']]);
  });

  test.each([
    [[], null],
    [['ace'], null],
    [['ace', 'king'], { refused: 'invalid-selection' }],
    [['king', 'ace'], { refused: 'invalid-selection' }],
    [['ace', 'queen'], null],
  ])('with picks that may not be made together answers %j with %j', (picked, refusal) => {
    const valid = (all: readonly string[]) => !(all.includes('ace') && all.includes('king'));
    const match = askedOnce(() =>
      chooseSome('cards', { ...asking(ana), from: cards, min: 0, max: 2, valid }),
    );
    expect(match.play(ana, picked)).toEqual(refusal);
  });

  test('asks valid about a single pick too', () => {
    const valid = (all: readonly string[]) => !all.includes('ace');
    const match = askedOnce(() =>
      chooseSome('cards', { ...asking(ana), from: cards, min: 1, max: 1, valid }),
    );
    expect(match.play(ana, ['ace'])).toEqual({ refused: 'invalid-selection' });
  });
});

describe('confirm', () => {
  test.each([
    ['yes', 'true'],
    ['no', 'false'],
  ])('makes %s %s', (answer, noted) => {
    const match = askedOnce(() => declared.confirm('sure', asking(ana)));
    match.play(ana, [answer]);
    expect(match.state.notes).toEqual([noted]);
  });

  test('offers yes and no', () => {
    expect(askedOnce(() => declared.confirm('sure', asking(ana))).openTo(ana)?.options).toEqual([
      'yes',
      'no',
    ]);
  });
});

test('silence asks nothing, however often it is used', () => {
  const match = benchMatch(function* (g) {
    yield* silence;
    yield* silence;
    note(g, 'still here');
  });
  expect(match.state.notes).toEqual(['still here']);
});

test('picks that the caller changes afterwards stay in the record as they were given', () => {
  const match = askedOnce(() => choose('card', { ...asking(ana), from: cards }));
  const picked = ['ace'];
  match.play(ana, picked);
  picked[0] = 'joker';
  expect(match.answers.map((answer) => answer.picked)).toEqual([['ace']]);
});
