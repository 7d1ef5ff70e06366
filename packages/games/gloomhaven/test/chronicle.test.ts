import { begin, type Ended, isRefusal, type Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gloomhaven } from '../game.ts';
import type { GloomKinds } from '../kinds.ts';

const seats = ['ana', 'bea'].map(seat);

/** A scenario that ended so, after these treasures were looted in it. */
const ended = (
  how: 'success' | 'failure',
  sheet: GloomKinds['Sheet'],
  looted: number[],
): Ended<GloomKinds> => ({
  seats,
  options: { ...gloomhaven.defaults, difficulty: 'hard' },
  sheet,
  result: { winners: how === 'success' ? seats : [], scores: {}, outcome: { ended: how, looted } },
});

function begunWith(sheet: unknown): Match<GloomKinds> {
  const match = begin(gloomhaven, { seats, options: {}, sheet, seed: 'campaign' });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

test.each(['success', 'failure'] as const)(
  'gh/terrain.29, gh/ending.18: in a campaign a treasure looted in a %s is gone in the next match',
  (how) => {
    const { sheet } = gloomhaven.chronicle.next(ended(how, { looted: [4] }, [7]));
    expect(sheet).toEqual({ looted: [4, 7] });
    expect(begunWith(sheet).state.lootedBefore).toEqual([4, 7]);
  },
);

test('gh/terrain.29: a campaign begins with every treasure in its place', () => {
  expect(begunWith({ looted: [] }).state.lootedBefore).toEqual([]);
});

test('gh/ending.16: a scenario played by itself is found as it was, and in the same way', () => {
  const { options, sheet } = gloomhaven.chronicle.next(ended('success', null, [7]));
  expect([options, sheet]).toEqual([{ ...gloomhaven.defaults, difficulty: 'hard' }, null]);
  expect(begunWith(sheet).state.lootedBefore).toEqual([]);
});

test('treasures that are gone are no option of a table', () => {
  const begun = begin(gloomhaven, { seats, options: { looted: [7] }, seed: 'campaign' });
  expect(begun).toMatchObject({ refused: 'bad-options', detail: 'looted: expected nothing' });
});
