import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, isRefusal, load, type RefusalName, type Saved, save, seat } from '../index.ts';
import { holds } from './shapes.ts';
import { toy, toyMatch } from './toy/game.ts';
import { playOn } from './toy/play-on.ts';

/** A record of a match half way, as it comes from a file. */
function saved(): Saved {
  const match = toyMatch('tampered');
  playOn(match, 'tampered', { answers: 12 });
  return JSON.parse(JSON.stringify(save(match)));
}

const nameOf = (given: unknown): string => {
  const loaded = load(toy, given);
  return isRefusal(loaded) ? loaded.refused : 'loaded';
};

function withAnswer(index: number, other: Partial<Answer>): object {
  const { answers, ...rest } = saved();
  return { ...rest, answers: answers.map((answer, at) => (at === index ? { ...answer, ...other } : answer)) };
}

/** A state of the right form, with cards that there are not. */
const senseless = (): object => ({
  ...toyMatch('tampered').state,
  phase: 'deal',
  deck: ['joker'],
  merchants: [],
});

describe('a record that is whole', () => {
  test('is loaded', () => {
    expect(nameOf(saved())).toBe('loaded');
  });
});

const broken: readonly (readonly [string, RefusalName, () => unknown])[] = [
  ['is nothing', 'not-a-record', () => null],
  ['is a text', 'not-a-record', () => JSON.stringify(saved())],
  ['is a list', 'not-a-record', () => [saved()]],
  ['has no answers', 'not-a-record', () => ({ ...saved(), answers: undefined })],
  ['has a field too many', 'not-a-record', () => ({ ...saved(), cheat: true })],
  ['has a seed that is no text', 'not-a-record', () => ({ ...saved(), seed: 7 })],
  ['has a seed that has no text', 'not-a-record', () => ({ ...saved(), seed: { toString: 1, valueOf: 1 } })],
  ['has an answer without picks', 'not-a-record', () => withAnswer(3, { picked: undefined as never })],
  ['began from what is no state', 'not-a-record', () => ({ ...saved(), origin: { deck: [] } })],
  ['began from a state without sense', 'does-not-replay', () => ({ ...saved(), origin: senseless() })],
  ['is of another game', 'another-game', () => ({ ...saved(), game: 'chess' })],
  ['has options of another kind', 'bad-options', () => ({ ...saved(), options: { rounds: 2 } })],
  ['has a sheet in a game without one', 'bad-sheet', () => ({ ...saved(), sheet: { gold: 9 } })],
  ['has a seat twice', 'bad-seats', () => ({ ...saved(), seats: ['ana', 'ana'] })],
  ['has other seats', 'does-not-replay', () => ({ ...saved(), seats: ['ana', 'bea', 'dora'] })],
  ['has a seat less', 'does-not-replay', () => ({ ...saved(), seats: ['ana', 'bea'] })],
  ['has another seed', 'does-not-replay', () => ({ ...saved(), seed: 'luckier' })],
  ['has other options', 'does-not-replay', () => ({ ...saved(), options: { rounds: 2, coins: 9 } })],
  [
    'has an answer that was not offered',
    'does-not-replay',
    () => withAnswer(5, { picked: ['all the gold'] }),
  ],
  ['has an answer by another name', 'does-not-replay', () => withAnswer(5, { ask: 'wish' })],
  ['has an answer of another seat', 'does-not-replay', () => withAnswer(0, { seat: seat('dora') })],
  ['has an answer less', 'does-not-replay', () => ({ ...saved(), answers: saved().answers.slice(1) })],
  [
    'has an answer twice',
    'does-not-replay',
    () => ({ ...saved(), answers: [...saved().answers, ...saved().answers] }),
  ],
  ['rested at another answer', 'does-not-replay', () => ({ ...saved(), restedAt: 1 })],
  [
    'rested in another state',
    'does-not-replay',
    () => ({ ...saved(), snapshot: toyMatch('other').snapshot.state }),
  ],
  ['rested in what is no state', 'does-not-replay', () => ({ ...saved(), snapshot: null })],
];

describe('a record that was altered or damaged', () => {
  test.each(broken)('and %s is refused as %s', (_, refusal, given) => {
    expect(nameOf(given())).toBe(refusal);
  });

  test('says which answer does not fit', () => {
    expect(load(toy, withAnswer(5, { ask: 'wish' }))).toMatchObject({
      detail: expect.stringContaining('answer 6 (wish)'),
    });
  });

  test('of any make is refused, and never thrown at', () => {
    const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true });
    holds(anything, (given) => {
      expect(nameOf(given)).toBe('not-a-record');
    });
  });

  test('in any one field, in any way, is refused or loaded, and never thrown at', () => {
    const record = saved();
    const fields = fc.constantFrom(...Object.keys(record));
    const changes = fc.tuple(fields, fc.anything({ withNullPrototype: true, withSparseArray: true }));
    holds(changes, ([field, value]) => {
      expect(() => load(toy, { ...record, [field]: value })).not.toThrow();
    });
  });
});
