import { seat } from '@tavolo/kernel';
import type { TableId, TableSummary } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { endOf } from '../../pages/home/my-tables.tsx';
import { isPutAway, stillListed, withPutAway } from '../../pages/home/put-away.ts';
import { messages } from '../../text/en/messages.ts';

const [ana, bot] = [seat('seat-1'), seat('seat-2')];

/** A match of Ana against a bot that is over. */
const summary: TableSummary = {
  ...{ id: 't' as TableId, game: 'gauntlet-of-fools', pace: 'live', phase: 'over', waiting: [] },
  seats: [
    { seat: ana, name: 'Ana', bot: null },
    { seat: bot, name: null, bot: 'greedy' },
  ],
  ...{ yours: [ana], answered: 9, winners: [ana], changed: 1_000 },
};

const { home } = messages;
const ended = (changes: Partial<TableSummary>) => endOf({ ...summary, ...changes }, home);

describe('in the list of tables', () => {
  test('a match that is over says who won', () => {
    expect(ended({})).toBe(home.youWon);
    expect(ended({ winners: [bot] })).toBe(home.wonBy(['Gelsomina']));
    expect(ended({ yours: [ana, bot] })).toBe(home.wonBy(['Ana']));
    expect(ended({ winners: [] })).toBe(home.nobodyWon);
    expect(ended({ winners: null })).toBe(home.over);
  });

  test('a table that was put away stays away until something happens at it', () => {
    const away = withPutAway(summary, {});
    expect(isPutAway(summary, {})).toBe(false);
    expect(isPutAway(summary, away)).toBe(true);
    expect(isPutAway({ ...summary, changed: 1_001 }, away)).toBe(false);
  });

  test('what is listed no more is not remembered', () => {
    expect(stillListed({ t: 1, gone: 2 }, [summary])).toEqual({ t: 1 });
  });
});
