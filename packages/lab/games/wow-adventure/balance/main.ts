import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnThreads } from '../../../simulate/pool.ts';
import type { Tally } from '../../../simulate/tally.ts';
import { balanceJob, type Player } from './job.ts';
import { balancePage } from './page.ts';

/**
 * `npm run balance -- [--games 2000] [--confirm 200] [--seed 1] [--workers 2]`: lets four seats play by habit, on all
 * cores, then four greedy bots for so many games, and writes docs/balance/wow-adventure.md. Greedy games take long: a
 * hundred of them some ten minutes.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    confirm: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const [games, confirm, workers] = [Number(values.games), Number(values.confirm), Number(values.workers)];
if (![games, confirm, workers].every((count) => Number.isInteger(count) && count >= 1))
  throw new Error('--games, --confirm and --workers are whole numbers from 1 on');

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

/** Plays on all threads, and says how long it took. */
async function tallyOf(player: Player, count: number): Promise<Tally> {
  const began = performance.now();
  const tally = await runOnThreads({
    job: balanceJob(values.seed, player),
    games: count,
    workers,
    signal: stop.signal,
    thread: new URL('./worker.ts', import.meta.url),
    onProgress: (so) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${so.games} of ${count} games by ${player}`);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const speed = (tally.games / seconds).toFixed(1);
  console.error(`\r${tally.games} games by ${player} in ${seconds.toFixed(1)} s, ${speed} a second`);
  return tally;
}

const tally = await tallyOf('habit', games);
const confirmed = await tallyOf('greedy', confirm);
if (stop.signal.aborted) console.error('Interrupted: nothing is written.');
else {
  const path = 'docs/balance/wow-adventure.md';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, balancePage(values.seed, tally, confirmed));
  console.error(`Written to ${path}.`);
}
