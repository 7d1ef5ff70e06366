import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { seat } from '@tavolo/kernel';
import type { BotJob } from '@tavolo/table';
import { afterEach, describe, it } from 'vitest';
import { FairQueue } from '../bots/fair-queue.ts';
import { BotPool } from '../bots/pool.ts';
import { Thread } from '../bots/thread.ts';

/** A job for a thread that does what the name of the game says. */
const job = (game: string, seed = 'seed'): BotJob => ({
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
    sheet: null,
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
  parentPort.postMessage({ is: 'ready' });
`;

/** Takes longer to start than any bot may think. */
const sluggish = `for (const end = Date.now() + 1_500; Date.now() < end; );${obedient}`;

let started = 0;
const threadOf = (script: string) =>
  new Thread(() => {
    started += 1;
    return new Worker(script, { eval: true });
  });

let pool: BotPool;
const outcomes: string[] = [];
const poolOf = (script = obedient, grace = 1_000) => {
  started = 0;
  outcomes.length = 0;
  const onThought = (outcome: string) => outcomes.push(outcome);
  pool = new BotPool({ threads: [threadOf(script)], grace, onThought });
};
afterEach(() => pool.close());

describe('bots', () => {
  it('think elsewhere and answer', async () => {
    poolOf();
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
    poolOf();
    const [broken, next] = await Promise.allSettled([
      pool.think(job(game, 'a')),
      pool.think(job('obeys', 'b')),
    ]);
    assert.equal(broken.status === 'rejected' && broken.reason.why, why);
    assert.deepEqual(next.status === 'fulfilled' && next.value, ['b']);
    assert.deepEqual(outcomes, [why, 'done']);
  });

  it('are not late because their thread took long to start', async () => {
    poolOf(sluggish, 0);
    assert.deepEqual(await pool.think(job('obeys', 'mine')), ['mine']);
    assert.deepEqual([outcomes, started], [['done'], 1]);
  });

  it('are not waited for when the server stops, and none is said to have failed', async () => {
    poolOf();
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
    poolOf();
    const many = Array.from({ length: 20 }, () => pool.consider(job('obeys', 'greedy table')));
    const other = pool.consider(job('obeys', 'other table'));
    const outcomesOfMany = await Promise.allSettled(many);
    assert.equal(outcomesOfMany.filter(({ status }) => status === 'rejected').length, 7);
    assert.deepEqual(await other, []);
  });

  it('are started from the sources, and refuse what is no match', async () => {
    pool = new BotPool({ threads: [new Thread()] });
    const [thought] = await Promise.allSettled([pool.think(job('no-such-game'))]);
    assert(thought.status === 'rejected' && thought.reason.why === 'failed');
    assert.match(thought.reason.cause.message, /no-such-game can't be loaded/);
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
