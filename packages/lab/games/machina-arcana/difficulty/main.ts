import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnThreads } from '../../../simulate/pool.ts';
import type { Tally } from '../../../simulate/tally.ts';
import { difficultyJob } from './job.ts';
import { difficultyPage } from './page.ts';
import { type Played, type Setting, settings } from './settings.ts';

/**
 * `npm run difficulty -- [--games 500] [--confirm 60] [--seed 1] [--workers 2]`: lets explorers play Machina Arcana by
 * habit at every difficulty and in every number, then two greedy bots at normal difficulty, and writes
 * docs/balance/machina-arcana.md.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    confirm: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const [games, confirm, workers] = [Number(values.games), Number(values.confirm), Number(values.workers)];
if (![games, workers].every((count) => Number.isInteger(count) && count >= 1) || !(confirm >= 0))
  throw new Error('--games, --confirm and --workers are whole numbers');

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

/** Plays the games of a setting on all threads, and says how it went. */
async function playedIn(setting: Setting): Promise<Played> {
  const count = setting.player === 'habit' ? games : confirm;
  const tally: Tally = await runOnThreads({
    job: difficultyJob({ ...setting, seed: values.seed }),
    games: count,
    workers,
    signal: stop.signal,
    thread: new URL('./worker.ts', import.meta.url),
    onProgress: (so) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${so.games} of ${count} games`);
    },
  });
  const { difficulty, explorers, player } = setting;
  console.error(`\r${tally.games} games of ${explorers} by ${player} at ${difficulty}`);
  return { setting, tally };
}

const played: Played[] = [];
for (const setting of settings)
  if (setting.player === 'habit' || confirm > 0) played.push(await playedIn(setting));
if (stop.signal.aborted) console.error('Interrupted: nothing is written.');
else {
  const path = 'docs/balance/machina-arcana.md';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, difficultyPage(values.seed, played));
  console.error(`Written to ${path}.`);
}
