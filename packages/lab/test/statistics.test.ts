import { describe, expect, it } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { simulatedGame } from '../simulate/game.ts';
import { playRange, type SimulationJob } from '../simulate/job.ts';
import { runOnThreads } from '../simulate/pool.ts';
import { addTo, marginOf, meanOf, noSum, quantile, wilson } from '../simulate/statistics.ts';
import { mergeTally, noTally, type Tally } from '../simulate/tally.ts';

describe('quantiles', () => {
  const seen = [
    { value: 9, count: 2 },
    { value: 3, count: 7 },
    { value: 5, count: 1 },
  ];

  it.each([
    [0.1, 3],
    [0.5, 3],
    [0.8, 5],
    [0.81, 9],
    [1, 9],
  ])('at %d of all is %i', (share, value) => {
    expect(quantile(seen, share)).toBe(value);
  });

  it('are none where nothing was seen', () => {
    expect(quantile([], 0.5)).toBe(null);
  });
});

describe("Wilson's interval", () => {
  // The score method without continuity correction in R. G. Newcombe, Statistics in Medicine 17 (1998), table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('of nothing says nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

it('the mean and its margin follow from the sums', () => {
  const sum = noSum();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addTo(sum, value);
  expect(meanOf(sum)).toBe(5);
  // A standard deviation of √(32/7), divided by √8, times 1.96.
  expect(marginOf(sum)).toBeCloseTo(1.95996 * Math.sqrt(32 / 7 / 8), 4);
});

describe('a simulation', async () => {
  const job: SimulationJob = {
    game: 'gauntlet-of-fools',
    bots: ['random', 'random', 'random'],
    options: {},
    seed: 'test',
    iterations: 1,
  };
  const game = await simulatedGame(job.game);
  const thread = async () => new URL('lab-simulate-worker.mjs', await build('tavolo'));
  const whole = playRange(game, job, { from: 0, to: 12 });

  it('adds up to the same in any pieces and any order', () => {
    const pieces = [
      { from: 7, to: 12 },
      { from: 0, to: 1 },
      { from: 1, to: 7 },
    ];
    const sum = noTally(3);
    for (const piece of pieces) mergeTally(sum, playRange(game, job, piece));
    expect(sum).toEqual(whole);
  });

  it('gives every entrant the same chance to sit first, and shares every win', () => {
    expect(whole.games).toBe(12);
    expect(whole.entrants.reduce((won, entrant) => won + entrant.won, 0)).toBe(12 * 60);
    const { class: classes = {}, weapon = {} } = whole.groups;
    const heroes = (things: object) => Object.values(things).reduce((count, [sum]) => count + sum.count, 0);
    expect(heroes(classes)).toBe(36);
    expect(heroes(weapon)).toBe(36);
  });

  it('is the same on two threads', async () => {
    const signal = new AbortController().signal;
    let heard = 0;
    const onProgress = ({ games }: Tally) => {
      heard = games;
    };
    const simulation = { job, games: 12, workers: 2, onProgress, signal, thread: await thread() };
    expect(await runOnThreads(simulation)).toEqual(whole);
    expect(heard).toBe(12);
  });

  it('is the same in two runs, the second from where the first was stopped', async () => {
    const rest = { job, workers: 1, onProgress: () => {}, signal: new AbortController().signal };
    const tally = await runOnThreads({ ...rest, games: 5, thread: await thread() });
    mergeTally(tally, await runOnThreads({ ...rest, games: 7, from: 5, thread: await thread() }));
    expect(tally).toEqual(whole);
  });

  it('gives what there is when it is stopped', async () => {
    const stop = new AbortController();
    const simulation = {
      job,
      games: 1_000_000,
      workers: 1,
      onProgress: () => stop.abort(),
      signal: stop.signal,
      thread: await thread(),
    };
    const tally = await runOnThreads(simulation);
    expect(tally.games).toBeGreaterThan(0);
    expect(tally.games).toBeLessThan(1_000_000);
  });

  it('plays nothing when it was stopped before it began', async () => {
    const [signal, onProgress] = [AbortSignal.abort(), () => {}];
    const tally = await runOnThreads({
      ...{ job, games: 12, workers: 1, onProgress, signal, thread: await thread() },
    });
    expect(tally.games).toBe(0);
  });
});
