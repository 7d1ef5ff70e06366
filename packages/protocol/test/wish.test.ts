import { seat } from '@tavolo/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  botStrengths,
  type ClientMessage,
  encode,
  isRefused,
  readMessage,
  refusalNames,
  type Wish,
} from '../index.ts';

const seats = fc.string({ maxLength: 8 }).map(seat);

/** Every wish, with anything in it that its form allows. */
const wishes: { readonly [Is in Wish['is']]: fc.Arbitrary<Extract<Wish, { is: Is }>> } = {
  answer: fc.record({
    is: fc.constant('answer'),
    seat: seats,
    decision: fc.string(),
    picked: fc.array(fc.string()),
  }),
  undo: fc.record({ is: fc.constant('undo'), seat: seats }),
  'ask-undo': fc.record({ is: fc.constant('ask-undo'), seat: seats, to: fc.maxSafeInteger() }),
  consent: fc.record({
    is: fc.constant('consent'),
    by: seats,
    to: fc.maxSafeInteger(),
    agrees: fc.boolean(),
  }),
  ping: fc.record({ is: fc.constant('ping') }),
  sit: fc.record({ is: fc.constant('sit'), seat: seats, name: fc.option(fc.string()) }),
  leave: fc.record({ is: fc.constant('leave'), seat: seats }),
  'seat-bot': fc.record({
    is: fc.constant('seat-bot'),
    seat: seats,
    bot: fc.option(fc.constantFrom(...botStrengths)),
  }),
  start: fc.record({ is: fc.constant('start') }),
  say: fc.record({ is: fc.constant('say'), text: fc.string({ unit: 'binary' }) }),
  rematch: fc.record({ is: fc.constant('rematch') }),
  hint: fc.record({ is: fc.constant('hint'), seat: seats }),
  story: fc.record({ is: fc.constant('story'), seat: fc.option(seats) }),
  record: fc.record({ is: fc.constant('record') }),
};

const heard = (said: ClientMessage): unknown => readMessage(JSON.parse(encode(said)));

describe('what is spoken is read as it was said', () => {
  test.each(Object.entries(wishes))('as a wish: %s', (_, arbitrary: fc.Arbitrary<Wish>) => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), arbitrary, (number, wish) => {
        const said: ClientMessage = { is: 'wish', number, wish };
        expect(heard(said)).toEqual(said);
      }),
      { seed: 20, numRuns: 50 },
    );
  });

  test.each(['table', 'invite', 'watch'] as const)('by the door: %s', (by) => {
    const said: ClientMessage = { is: 'join', door: { by, key: 'a key' } };
    expect(heard(said)).toEqual(said);
  });
});

const answer = { is: 'answer', number: 1, seat: 'seat-1', decision: 'd', picked: ['a'] };

const malformed: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['no data', undefined],
  ['a text', 'join'],
  ['a number', 7],
  ['a list', [answer]],
  ['an empty record', {}],
  ['a wish without a name', { number: 1 }],
  ['a wish by an unknown name', { is: 'win', number: 1 }],
  ['a wish by the name of what records inherit', { is: 'constructor', number: 1 }],
  ['a wish by the name of a prototype', { is: '__proto__', number: 1 }],
  ['a wish whose name is no text', { is: ['start'], number: 1 }],
  ['a wish without a number', { is: 'start' }],
  ['a wish with half a number', { is: 'start', number: 1.5 }],
  ['a wish with a number in words', { is: 'start', number: '1' }],
  ['a wish with a number beyond all', { is: 'start', number: 2 ** 53 }],
  ['a wish with something more', { is: 'start', number: 1, seed: 'luckier' }],
  ['an answer with something more', { ...answer, when: 0 }],
  [
    'an answer with a prototype in it',
    JSON.parse('{"is":"start","number":1,"__proto__":{"seed":"luckier"}}'),
  ],
  ['an answer without a seat', { ...answer, seat: undefined }],
  ['an answer of a seat that is no text', { ...answer, seat: 1 }],
  ['an answer without a decision', { ...answer, decision: null }],
  ['an answer without picks', { ...answer, picked: undefined }],
  ['an answer whose picks are a text', { ...answer, picked: 'a' }],
  ['an answer whose picks are no texts', { ...answer, picked: [1] }],
  ['an answer whose picks have a hole', { ...answer, picked: new Array(1) }],
  ['a request to go back half an answer', { is: 'ask-undo', number: 1, seat: 'seat-1', to: 0.5 }],
  ['a consent in words', { is: 'consent', number: 1, agrees: 'yes' }],
  ['a bot that there is not', { is: 'seat-bot', number: 1, seat: 'seat-1', bot: 'genius' }],
  ['a seat for a name that is no text', { is: 'sit', number: 1, seat: 'seat-1', name: 7 }],
  ['a seat for no name at all', { is: 'sit', number: 1, seat: 'seat-1' }],
  ['a speech without a text', { is: 'say', number: 1 }],
  ['a story of nobody in particular', { is: 'story', number: 1 }],
  ['a door that there is not', { is: 'join', by: 'window', key: 'a' }],
  ['a door without a key', { is: 'join', by: 'table' }],
  ['a door with a key that is no text', { is: 'join', by: 'table', key: { toString: 1 } }],
  ['a door with something more', { is: 'join', by: 'table', key: 'a', person: 'ana' }],
];

/** Half of a character, which JSON can spell. */
const half = JSON.parse('"\\ud83c"');

describe('a text with half a character in it is refused by name', () => {
  test.each([
    ['what is said', { is: 'say', number: 1, text: `well played ${half}` }],
    ['the other half', { is: 'say', number: 1, text: '\udfb2' }],
    ['the wrong way round', { is: 'say', number: 1, text: '\udfb2\ud83c' }],
    ['a name', { is: 'sit', number: 1, seat: 'seat-1', name: half }],
    ['a seat', { is: 'leave', number: 1, seat: half }],
    ['a pick', { ...answer, picked: ['a', half] }],
    ['a key', { is: 'join', by: 'table', key: half }],
  ])('%s', (_, given) => {
    expect(readMessage(given)).toMatchObject({ refused: 'broken-text' });
  });

  test('and a whole one is read', () => {
    expect(readMessage({ is: 'say', number: 1, text: '🎲' })).toMatchObject({ wish: { text: '🎲' } });
  });
});

describe('what makes no sense is refused by name', () => {
  test.each(malformed)('%s', (_, given) => {
    expect(readMessage(given)).toMatchObject({ refused: 'malformed', detail: expect.any(String) });
  });

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

  test('whatever it is', () => {
    fc.assert(
      fc.property(anything, (given) => {
        expect(readMessage(given)).toMatchObject({ refused: 'malformed' });
      }),
      { seed: 20, numRuns: 1_000 },
    );
  });

  test('in any one field, in any way: it is refused or read, and never thrown at', () => {
    const fields = fc.constantFrom('is', 'number', 'seat', 'decision', 'picked', 'text', 'by', 'key');
    const names = fc.constantFrom('join', ...Object.keys(wishes));
    fc.assert(
      fc.property(names, fields, anything, (is, field, value) => {
        const said = readMessage({ ...answer, is, [field]: value });
        if (isRefused(said)) expect(['malformed', 'broken-text']).toContain(said.refused);
      }),
      { seed: 20, numRuns: 1_000 },
    );
  });
});

test('no two refusals have the same name', () => {
  expect(new Set(refusalNames).size).toBe(refusalNames.length);
});
