import type { BotStrength } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { BotFailed, type Thinker } from '../index.ts';
import { shutGate } from './fickle-tables.ts';
import {
  four,
  House,
  one,
  opened,
  pensive,
  playOn,
  quick,
  soon,
  startedWithBots,
  thoughtful,
  three,
  two,
  until,
} from './house.ts';

/** Thinks as long as the strength is not one of these. */
const failingAt = (...strengths: readonly BotStrength[]): Thinker => ({
  ...quick,
  think: async (job) => {
    if (strengths.includes(job.strength)) throw new BotFailed('failed');
    return quick.think(job);
  },
});

/** Thinks about something else than it was asked. */
const absent: Thinker = { ...thoughtful, think: async () => ['all the gold'] };

async function fourBots(thinker: Thinker, bot: BotStrength) {
  const house = new House({ thinker });
  const table = await opened(house, { seats: 4 });
  for (const seat of [one, two, three, four]) await table.ana.wishes({ is: 'seat-bot', seat, bot });
  await table.ana.wishes({ is: 'start' });
  return table;
}

describe('four bots play a match to its end', () => {
  test.each(['random', 'greedy'] as const)('all of them %s', async (bot) => {
    const { ana, host, house } = await fourBots(quick, bot);
    await until(() => ana.table.phase === 'over');
    await host.settled();
    expect(ana.confusing).toEqual([]);
    expect(house.problems).toEqual([]);
    expect(ana.sight('spectator').result?.winners.length).toBeGreaterThan(0);
  });

  test('also while nobody looks on', async () => {
    const { ana, host, house, id } = await fourBots(quick, 'random');
    await ana.goes();
    await until(() => host.isIdle);
    const [summary] = await house.ground.store.tablesOf(ana.person ?? ('' as never), 5);
    expect(summary).toMatchObject({ table: id, phase: 'over', waiting: [] });
  });
});

test('a bot that really thinks answers for its seat', async () => {
  const { ana } = await startedWithBots(new House({ thinker: thoughtful }));
  await playOn([ana], 'against bots', 2);
  await until(() => ana.question !== null);
  expect(ana.sight(one).answered).toBeGreaterThan(1);
});

test('a bot thinks once about each decision', async () => {
  const thoughts: string[] = [];
  const counting: Thinker = {
    ...quick,
    think: async (job) => {
      thoughts.push(`${job.seat} after ${job.saved.answers.filter(({ seat }) => seat === job.seat).length}`);
      return quick.think(job);
    },
  };
  const { ana } = await fourBots(counting, 'greedy');
  await until(() => ana.table.phase === 'over');
  expect(new Set(thoughts).size).toBe(thoughts.length);
});

describe('when a bot fails', () => {
  test('a simpler one takes over, and everybody is told', async () => {
    const { ana } = await fourBots(failingAt('search'), 'search');
    await until(() => ana.table.phase === 'over');
    expect(ana.table.seats.map(({ bot }) => bot)).toEqual(['greedy', 'greedy', 'greedy', 'greedy']);
    expect(ana.table.notes).toContainEqual(
      expect.objectContaining({ is: 'bot-failed', seat: one, bot: 'greedy' }),
    );
  });

  test('from the greedy one the random one takes over', async () => {
    const { ana } = await fourBots(failingAt('search', 'greedy'), 'search');
    await until(() => ana.table.phase === 'over');
    expect(ana.table.seats.map(({ bot }) => bot)).toEqual(['random', 'random', 'random', 'random']);
  });

  test('the random one goes on, though nobody can think any more', async () => {
    const { ana } = await fourBots(failingAt('search', 'greedy', 'random'), 'search');
    await until(() => ana.table.phase === 'over');
    expect(ana.table.notes.filter(({ is }) => is === 'bot-failed')).toHaveLength(8);
  });

  test('by an answer that is none, a simpler one takes over too', async () => {
    const { ana } = await fourBots(absent, 'search');
    await until(() => ana.table.phase === 'over');
    expect(ana.table.notes.filter(({ is }) => is === 'bot-failed')).toHaveLength(8);
  });
});

describe('a bot whose seat was taken over while it thought', () => {
  /** Ana is asked; the bot on her seat has begun to think, and is let go on by hand. */
  async function beingPlayed(thinker: Thinker) {
    const { gate, open } = shutGate();
    const slow: Thinker = {
      ...thinker,
      think: async (job) => {
        if (job.seat === one) await gate;
        return thinker.think(job);
      },
    };
    const table = await startedWithBots(new House({ thinker: slow }));
    await until(() => table.ana.question !== null);
    await table.ana.wishes({ is: 'seat-bot', seat: one, bot: 'greedy' });
    return { ...table, open };
  }

  test('answers nothing', async () => {
    const { ana, open, host } = await beingPlayed(quick);
    await ana.wishes({ is: 'seat-bot', seat: one, bot: null });
    const { question } = ana;
    open();
    await soon();
    await host.settled();
    expect(ana.question).toEqual(question);
  });

  test('and fails leaves the seat to who has taken it', async () => {
    const { ana, open, host } = await beingPlayed(failingAt('greedy'));
    await ana.wishes({ is: 'seat-bot', seat: one, bot: null });
    open();
    await soon();
    await host.settled();
    expect(ana.table.seats[0]).toMatchObject({ name: 'ana', bot: null });
    expect(ana.notes).not.toContain('bot-failed seat-1');
  });

  test('and given back answers once', async () => {
    const { ana, open } = await beingPlayed(quick);
    await ana.wishes({ is: 'seat-bot', seat: one, bot: null });
    await ana.wishes({ is: 'seat-bot', seat: one, bot: 'greedy' });
    open();
    await until(() => ana.table.phase === 'over');
    expect(ana.confusing).toEqual([]);
  });
});

test('a table where a bot still thinks is not idle', async () => {
  const { ana, host } = await fourBots(pensive, 'greedy');
  await ana.goes();
  expect(host.isIdle).toBe(false);
});
