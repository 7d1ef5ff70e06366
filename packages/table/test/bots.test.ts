import { usualPicksOf } from '@tavolo/bots';
import { isRefusal, load } from '@tavolo/kernel';
import type { BotStrength } from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BotFailed, type BotJob, type Entry, type Thinker } from '../index.ts';
import { Table } from '../table.ts';
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

afterEach(() => {
  vi.restoreAllMocks();
});

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

/** Fails at the first decision, and thinks from then on; keeps what it was asked. */
function failingOnce(why: BotFailed['why']) {
  const jobs: BotJob[] = [];
  const thinker: Thinker = {
    ...quick,
    think: async (job) => {
      jobs.push(job);
      if (jobs.length === 1) throw new BotFailed(why);
      return quick.think(job);
    },
  };
  return { jobs, thinker };
}

/** What comes to mind first where a job is thought about. */
function usualAt({ game, saved, seat }: BotJob): readonly string[] {
  const box = boxOf(game);
  const loaded = box === null ? null : load(box.game, saved);
  if (loaded === null || isRefusal(loaded)) throw new Error(`no match of ${game}`);
  return usualPicksOf(loaded.match, seat);
}

describe('when a bot fails', () => {
  test.each([
    ['is late', 'slow'],
    ['breaks', 'failed'],
  ] as const)('because it %s, that decision is made by habit and the next is its own', async (_, why) => {
    const { jobs, thinker } = failingOnce(why);
    const { ana, host, house } = await fourBots(thinker, 'search');
    await until(() => ana.table.phase === 'over');
    await host.settled();
    const [late, ...later] = jobs;
    expect(later[0]?.saved.answers[0]?.picked).toEqual(late && usualAt(late));
    expect(later).toHaveLength(ana.sight('spectator').answered - 1);
    expect(new Set(later.map(({ strength }) => strength))).toEqual(new Set(['search']));
    expect(ana.table.seats.map(({ bot }) => bot)).toEqual(['search', 'search', 'search', 'search']);
    expect(house.problems).toMatchObject([{ what: 'a bot gave no answer', cause: { why } }]);
  });

  test('by an answer that is none, habit makes the decision, and the answer is reported', async () => {
    const { ana, host, house } = await fourBots(absent, 'search');
    await until(() => ana.table.phase === 'over');
    await host.settled();
    expect(ana.table.seats.map(({ bot }) => bot)).toEqual(['search', 'search', 'search', 'search']);
    expect(house.problems).toHaveLength(ana.sight('spectator').answered);
    expect(house.problems[0]).toMatchObject({ what: "a bot's answer was refused" });
  });

  test('at every decision, habit plays the match to its end', async () => {
    const { ana } = await fourBots(failingAt('search', 'greedy', 'random'), 'greedy');
    await until(() => ana.table.phase === 'over');
    expect(ana.table.seats.map(({ bot }) => bot)).toEqual(['greedy', 'greedy', 'greedy', 'greedy']);
  });

  test("and habit answers what can't be answered, chance makes the decision", async () => {
    const counsel = boxOf('gauntlet-of-fools')?.game.counsel;
    if (counsel == null) throw new Error('the game gives no counsel');
    vi.spyOn(counsel, 'habit').mockReturnValue(['nothing that is offered']);
    const { ana } = await fourBots(failingAt('search'), 'search');
    await until(() => ana.table.phase === 'over');
    expect(ana.sight('spectator').result?.winners.length).toBeGreaterThan(0);
  });
});

test('at a table of an earlier version, a bot that was replaced by a simpler one stays so', async () => {
  const { house, id } = await fourBots(pensive, 'search');
  const { keep, entries } = await house.stored(id);
  const failed: Entry = { is: 'bot-failed', when: 2_000, seat: one };
  const table = Table.restore({ keep, entries: [...entries, failed] });
  expect(table.state.seats.map(({ bot }) => bot)).toEqual(['greedy', 'search', 'search', 'search']);
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

  test('and fails leaves the seat to the person who has taken it', async () => {
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
