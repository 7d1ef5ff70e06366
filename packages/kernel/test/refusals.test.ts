import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Match, type RefusalName } from '../index.ts';
import { holds } from './shapes.ts';
import { asking, colour, place } from './toy/acts.ts';
import { type Bench, benchMatch, chooseSome } from './toy/bench.ts';
import { looks } from './toy/looks.ts';
import { ana, bea } from './toy/seats.ts';

/** Ana picks one or two cards, not ace and king; then Bea picks a colour. */
const cardsThenColour = (): Match<Bench> =>
  benchMatch(function* (g) {
    const valid = (all: readonly string[]) => !(all.includes('ace') && all.includes('king'));
    const cards = ['ace', 'king', 'queen'];
    const picked = yield* chooseSome('cards', { ...asking(ana), from: cards, min: 1, max: 2, valid });
    place(g, ana, picked.join(' and '));
  }, colour(bea));

const toAna = { seat: 'ana', decision: 'ana/0/0' };

const refused: readonly (readonly [RefusalName, unknown])[] = [
  ['malformed', null],
  ['malformed', 'ace'],
  ['malformed', ['ana', 'ana/0/0', 'ace']],
  ['malformed', { ...toAna }],
  ['malformed', { ...toAna, picked: 'ace' }],
  ['malformed', { ...toAna, picked: [1] }],
  ['malformed', { ...toAna, picked: [['ace']] }],
  ['malformed', { ...toAna, picked: { 0: 'ace', length: 1 } }],
  ['malformed', { ...toAna, picked: new Array(1) }],
  ['malformed', { seat: 7, decision: 'ana/0/0', picked: ['ace'] }],
  ['malformed', { seat: 'ana', picked: ['ace'] }],
  ['unknown-seat', { seat: 'dora', decision: 'dora/0/0', picked: ['ace'] }],
  ['unknown-seat', { seat: '__proto__', decision: '', picked: ['ace'] }],
  ['not-your-turn', { seat: 'bea', decision: 'bea/0/0', picked: ['red'] }],
  ['stale', { seat: 'ana', decision: 'ana/1/0', picked: ['ace'] }],
  ['stale', { seat: 'ana', decision: '', picked: ['ace'] }],
  ['stale', { seat: 'ana', decision: 'bea/0/0', picked: ['ace'] }],
  ['wrong-count', { ...toAna, picked: [] }],
  ['wrong-count', { ...toAna, picked: ['ace', 'king', 'queen'] }],
  ['picked-twice', { ...toAna, picked: ['ace', 'ace'] }],
  ['not-an-option', { ...toAna, picked: ['joker'] }],
  ['not-an-option', { ...toAna, picked: ['ace', 'joker'] }],
  ['not-an-option', { ...toAna, picked: ['constructor'] }],
  ['invalid-selection', { ...toAna, picked: ['king', 'ace'] }],
];

describe('an answer', () => {
  test.each(refused)('is refused as %s: %j', (name, given) => {
    expect(cardsThenColour().answer(given)?.refused).toBe(name);
  });

  test.each(refused)('that is refused as %s changes nothing: %j', (_, given) => {
    const match = cardsThenColour();
    const before = looks(match);
    match.answer(given);
    expect(looks(match)).toEqual(before);
  });

  test('is refused as match-over when the match has ended', () => {
    const match = benchMatch(colour(ana));
    match.play(ana, ['red']);
    expect(match.answer({ seat: 'ana', decision: 'ana/1/0', picked: ['red'] })).toEqual({
      refused: 'match-over',
    });
  });

  test('to the last question, another this time, is refused as match-over', () => {
    const match = benchMatch(colour(ana));
    const last = { seat: ana, decision: match.openTo(ana)?.decision, picked: ['red'] };
    match.answer(last);
    expect(match.answer({ ...last, picked: [] })).toEqual({ refused: 'match-over' });
  });

  test('that is right is taken', () => {
    const match = cardsThenColour();
    expect(match.answer({ ...toAna, picked: ['queen', 'ace'] })).toBeNull();
    expect(match.state.places).toEqual({ ana: ['ace and queen'] });
  });

  test('may hold more than it must', () => {
    expect(cardsThenColour().answer({ ...toAna, picked: ['ace'], colour: 'red' })).toBeNull();
  });

  test('given in this process, to nothing that is asked, is refused', () => {
    expect(cardsThenColour().play(bea, ['red'])).toEqual({ refused: 'not-your-turn' });
  });
});

describe('an answer of any make', () => {
  const anything = fc.anything({
    withNullPrototype: true,
    withSparseArray: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withObjectString: true,
  });
  const nearly = fc.record(
    {
      seat: fc.oneof(fc.constantFrom('ana', 'bea', 'dora'), anything),
      decision: fc.oneof(fc.constantFrom('ana/0/0', 'bea/0/0'), anything),
      picked: fc.oneof(fc.array(fc.oneof(fc.constantFrom('ace', 'king', 'red'), anything)), anything),
    },
    { requiredKeys: [] },
  );

  test('is refused or taken, and never thrown at', () => {
    holds(fc.oneof(anything, nearly), (given) => {
      const refusal = cardsThenColour().answer(given);
      expect(refusal === null || isRefusal(refusal)).toBe(true);
    });
  });

  test('changes nothing unless it is taken', () => {
    holds(fc.oneof(anything, nearly), (given) => {
      const match = cardsThenColour();
      const before = looks(match);
      if (match.answer(given) !== null) expect(looks(match)).toEqual(before);
    });
  });
});
