import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnThreads } from '../../../simulate/pool.ts';
import { balanceJob } from './job.ts';
import { balancePage } from './page.ts';

/**
 * `npm run balance -- [--games 2000] [--seed 1] [--workers 2]`: lets four seats play by habit, on all cores, and
 * writes docs/balance/wow-adventure.md.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const [games, workers] = [Number(values.games), Number(values.workers)];
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(workers) || workers < 1)
  throw new Error('--games and --workers are whole numbers from 1 on');

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const began = performance.now();
const tally = await runOnThreads({
  job: balanceJob(values.seed),
  games,
  workers,
  signal: stop.signal,
  thread: new URL('./worker.ts', import.meta.url),
  onProgress: (so) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${so.games} of ${games} games`);
  },
});
const seconds = (performance.now() - began) / 1000;
console.error(
  `\r${tally.games} games in ${seconds.toFixed(1)} s, ${(tally.games / seconds).toFixed(1)} a second`,
);
if (tally.games < games) console.error('Interrupted: nothing is written.');
else {
  const path = 'docs/balance/wow-adventure.md';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, balancePage(tally, values.seed));
  console.error(`Written to ${path}.`);
}
