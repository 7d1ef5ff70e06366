import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type BotName, botNames } from '@tavolo/bots';
import { type Given, isMisread, listOf, type Misread, numberOf } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { gameOf, seatsAmiss, tableOptionsOf } from '../command/game-of.ts';
import { nearest } from '../command/suggest.ts';
import { writeFile } from '../play/files.ts';
import { botNamed } from '../play/players.ts';
import type { ShelvedGame } from '../shelf.ts';
import { paintWith } from '../terminal/paint.ts';
import { ProgressLine } from '../terminal/progress.ts';
import type { Job } from './job.ts';
import { runOnThreads } from './pool.ts';
import { type Findings, reportCsv, reportJson, reportLines } from './report.ts';
import type { Tally } from './tally.ts';

const usualBots = 'search,greedy,random,random';

/** `tavolo sim <game>` */
export async function sim(given: Given, context: Context): Promise<ExitCode | Misread> {
  const game = gameOf(given);
  if (isMisread(game)) return game;
  const job = jobOf(game, given);
  if (isMisread(job)) return job;
  if (given.flags.has('json') && given.flags.has('csv'))
    return { is: 'one-of-both', one: '--json', other: '--csv' };
  const out = given.texts.get('out');
  if (out !== undefined && isBarred(out, given, context)) return 2;
  const tally = await run(job, given, context);
  if (tally.games === 0) return 1;
  return publish({ game, job, tally }, given, context);
}

function jobOf(game: ShelvedGame, given: Given): Job | Misread {
  const [, extra] = given.words;
  if (extra !== undefined) return { is: 'too-much', word: extra };
  const bots: BotName[] = [];
  for (const word of listOf(given.texts.get('seats') ?? usualBots)) {
    const bot = botNamed(word);
    if (bot === null) return { is: 'unknown-bot', word, meant: nearest(word, botNames) };
    bots.push(bot);
  }
  const amiss = seatsAmiss(game, bots.length);
  if (amiss !== null) return amiss;
  const table = tableOptionsOf(game, given);
  if (isMisread(table)) return table;
  const seed = given.texts.get('seed') ?? '1';
  return {
    game: game.id,
    bots,
    options: table.options,
    seed,
    iterations: numberOf(given, 'iterations', 200),
  };
}

/** A file that exists and that nobody can be asked about is refused before the work, not after it. */
function isBarred(file: string, { flags }: Given, { terminal, texts, folder }: Context): boolean {
  if (flags.has('force') || terminal.isInteractive || !existsSync(resolve(folder, file))) return false;
  terminal.warn(`${texts.files.existsUnattended(file)}\n`);
  return true;
}

/** Plays; Ctrl-C ends it with what there is, a second Ctrl-C ends it at once. */
async function run(job: Job, given: Given, { terminal, texts }: Context): Promise<Tally> {
  const games = numberOf(given, 'games', 1000);
  const workers = numberOf(given, 'workers', availableParallelism());
  const progress = new ProgressLine(terminal, games, texts.sim.progress);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  const began = performance.now();
  progress.show(0);
  try {
    const { signal } = stop;
    const tally = await runOnThreads({
      job,
      games,
      workers,
      signal,
      onProgress: (done) => progress.show(done),
    });
    progress.clear();
    if (signal.aborted) terminal.warn(`${texts.sim.interrupted(tally.games, games)}\n`);
    const rate = tally.games / ((performance.now() - began) / 1000);
    terminal.warn(`${texts.sim.speed(rate, Math.min(workers, games))}\n`);
    return tally;
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

async function publish(findings: Findings, given: Given, context: Context): Promise<ExitCode> {
  const { terminal, texts, language } = context;
  const out = given.texts.get('out');
  // What goes into a file has no colours.
  const paint = out === undefined ? terminal.paint : plainPaint;
  const text = given.flags.has('json')
    ? reportJson(findings)
    : given.flags.has('csv')
      ? reportCsv(findings)
      : `${reportLines(findings, { texts, language, paint }).join('\n')}\n`;
  if (out === undefined) {
    terminal.write(text);
    return 0;
  }
  const written = await writeFile(out, text, given.flags.has('force') ? 'always' : 'ask', context);
  if (written === 'written') {
    say(context, [texts.files.saved(out)]);
    return 0;
  }
  if (written === 'unattended') terminal.warn(`${texts.files.existsUnattended(out)}\n`);
  else if (written === 'kept') terminal.warn(`${texts.files.notWritten(out)}\n`);
  else terminal.warn(`${texts.files.cannotWrite(out, written.failed)}\n`);
  return written === 'unattended' ? 2 : 1;
}

const plainPaint = paintWith(false);
