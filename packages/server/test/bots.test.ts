import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { seat } from '@tavolo/kernel';
import type { Job } from '@tavolo/table';
import { afterEach, describe, it } from 'vitest';
import { FairQueue } from '../bots/fair-queue.ts';
import { BotPool } from '../bots/pool.ts';
import { Thread } from '../bots/thread.ts';

/** A job for a thread that does what the name of the game says. */
const job = (game: string, seed = 'seed'): Job => ({
  game,
  saved: {
    game,
    version: 1,
    seats: [],
    seed,
    answers: [],
    takenBack: {},
    restedAt: 0,
    options: {},
    origin: null,
    snapshot: null,
  },
  seat: seat('one'),
  strength: 'search',
});

const obedient = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ is, job }) => {
    if (job.game === 'dies') process.exit(3);
    if (job.game === 'throws') throw new Error('a bug');
    if (job.game === 'never-ends') for (;;);
    if (job.game === 'fails') parentPort.postMessage({ is: 'failed', why: 'no such game' });
    else parentPort.postMessage({ is, picked: [job.saved.seed], considered: [] });
  });
`;

let started = 0;
const threads = (count: number) =>
  Array.from(
    { length: count },
    () =>
      new Thread(() => {
        started += 1;
        return new Worker(obedient, { eval: true });
      }),
  );

let pool: BotPool;
const outcomes: string[] = [];
const poolOf = (count: number) => {
  started = 0;
  outcomes.length = 0;
  pool = new BotPool({
    threads: threads(count),
    grace: 1_000,
    onThought: (outcome) => outcomes.push(outcome),
  });
  return pool;
};
afterEach(() => pool.close());

describe('bots', () => {
  it('think elsewhere and answer', async () => {
    poolOf(1);
    assert.deepEqual(await pool.think(job('obeys', 'mine')), ['mine']);
    assert.deepEqual(await pool.consider(job('obeys')), []);
    assert.deepEqual(outcomes, ['done', 'done']);
    assert.equal(started, 1);
  });

  it.each([
    ['dies', 'failed'],
    ['throws', 'failed'],
    ['fails', 'failed'],
    ['never-ends', 'slow'],
  ])('that %s are reported as %s, and the next ones think on', async (game, why) => {
    poolOf(1);
    const [broken, next] = await Promise.allSettled([
      pool.think(job(game, 'a')),
      pool.think(job('obeys', 'b')),
    ]);
    assert.equal(broken.status === 'rejected' && broken.reason.why, why);
    assert.deepEqual(next.status === 'fulfilled' && next.value, ['b']);
    assert.deepEqual(outcomes, [why, 'done']);
  });

  it('are not waited for when the server stops, and none is said to have failed', async () => {
    poolOf(1);
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    pool.think(job('never-ends')).then(settle, settle);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await pool.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([isSettled, outcomes], [false, []]);
  });

  it('do not think about hints without end for one table, and still about another', async () => {
    poolOf(1);
    const many = Array.from({ length: 20 }, () => pool.consider(job('obeys', 'greedy table')));
    const other = pool.consider(job('obeys', 'other table'));
    const outcomesOfMany = await Promise.allSettled(many);
    assert.equal(outcomesOfMany.filter(({ status }) => status === 'rejected').length, 7);
    assert.deepEqual(await other, []);
  });

  it('are started from the sources, and refuse what is no match', async () => {
    pool = new BotPool({ threads: [new Thread()] });
    await assert.rejects(pool.think(job('no-such-game')), {
      why: 'failed',
      cause: /no-such-game can't be loaded/,
    });
  });
});

describe('a fair queue', () => {
  it("takes everybody's first before anybody's second", () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.slice(0, 1), item);
    const taken = Array.from({ length: 7 }, () => queue.take());
    assert.deepEqual(taken, ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', null]);
  });
});
