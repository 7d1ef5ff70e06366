import { availableParallelism } from 'node:os';
import { type BotName, botNames } from '@tavolo/bots';
import { type Given, isMisread, listOf, type Misread, numberOf } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { gameOf, seatsAmiss, tableOptionsOf } from '../command/game-of.ts';
import { nearest } from '../command/suggest.ts';
import { leaveToWrite, type NotWritten, type Overwriting, tryToWrite, writeFile } from '../play/files.ts';
import { botNamed } from '../play/players.ts';
import type { ShelvedGame } from '../shelf.ts';
import { paintWith } from '../terminal/paint.ts';
import { ProgressLine } from '../terminal/progress.ts';
import type { Job } from './job.ts';
import { runOnThreads } from './pool.ts';
import { type Findings, reportCsv, reportJson, reportLines } from './report.ts';
import { gamesWon, type Tally } from './tally.ts';

const usualBots = 'search,greedy,random,random';

/** `tavolo sim <game>` */
export async function sim(given: Given, context: Context): Promise<ExitCode | Misread> {
  const game = gameOf(given);
  if (isMisread(game)) return game;
  const job = jobOf(game, given);
  if (isMisread(job)) return job;
  if (given.flags.has('json') && given.flags.has('csv'))
    return { is: 'one-of-both', one: '--json', other: '--csv' };
  const target = await targetOf(given, context);
  if (typeof target === 'number') return target;
  const tally = await run(job, given, game, context);
  if (tally.games === 0) return 1;
  return publish({ game, job, tally }, target, formOf(given), context);
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
    iterations: numberOf(given, 'iterations', 400),
  };
}

/** Where the report goes: a file that may be written, or the screen. */
type Target = { readonly file: string; readonly overwriting: Overwriting } | 'screen';

/** What can't be written is refused, and what exists is asked about, before the work and not after it. */
async function targetOf({ texts, flags }: Given, context: Context): Promise<Target | ExitCode> {
  const file = texts.get('out');
  if (file === undefined) return 'screen';
  const leave = flags.has('force')
    ? (tryToWrite(file, context) ?? 'always')
    : await leaveToWrite(file, context);
  if (leave === 'always' || leave === 'ask') return { file, overwriting: leave };
  return notWritten(file, leave, context);
}

function notWritten(file: string, why: NotWritten, { terminal, texts: { files } }: Context): ExitCode {
  if (why === 'unattended') terminal.warn(`${files.existsUnattended(file)}\n`);
  else if (why === 'kept') terminal.warn(`${files.notWritten(file)}\n`);
  else terminal.warn(`${files.cannotWrite(file, why.failed)}\n`);
  return why === 'unattended' ? 2 : 1;
}

/** How a person, or whoever started the command, asks it to end. */
const endings = ['SIGINT', 'SIGTERM'] as const;

/** Plays; Ctrl-C or a request to end stops it with what there is, a second one at once. */
async function run(
  job: Job,
  given: Given,
  { winsTogether }: ShelvedGame,
  { terminal, texts }: Context,
): Promise<Tally> {
  const games = numberOf(given, 'games', 1000);
  const workers = numberOf(given, 'workers', availableParallelism());
  let won: number | null = winsTogether ? 0 : null;
  const progress = new ProgressLine(terminal, games, (so) => texts.sim.progress(so, won));
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const ending of endings) process.once(ending, interrupt);
  const began = performance.now();
  progress.begin();
  try {
    const { signal } = stop;
    const onProgress = (so: Tally) => {
      if (winsTogether) won = gamesWon(so);
      progress.show(so.games);
    };
    const tally = await runOnThreads({ job, games, workers, signal, onProgress }).finally(() =>
      progress.clear(),
    );
    if (signal.aborted) terminal.warn(`${texts.sim.interrupted(tally.games, games)}\n`);
    const rate = tally.games / ((performance.now() - began) / 1000);
    terminal.warn(`${texts.sim.speed(rate, Math.min(workers, games))}\n`);
    return tally;
  } finally {
    for (const ending of endings) process.removeListener(ending, interrupt);
  }
}

const formOf = ({ flags }: Given): 'json' | 'csv' | 'tables' =>
  flags.has('json') ? 'json' : flags.has('csv') ? 'csv' : 'tables';

async function publish(
  findings: Findings,
  target: Target,
  form: ReturnType<typeof formOf>,
  context: Context,
): Promise<ExitCode> {
  const { terminal, texts, language } = context;
  // What goes into a file has no colours.
  const paint = target === 'screen' ? terminal.paint : plainPaint;
  const text =
    form === 'json'
      ? reportJson(findings)
      : form === 'csv'
        ? reportCsv(findings)
        : `${reportLines(findings, { texts, language, paint }).join('\n')}\n`;
  if (target === 'screen') {
    terminal.write(text);
    return 0;
  }
  const written = await writeFile(target.file, text, target.overwriting, context);
  if (written !== 'written') return notWritten(target.file, written, context);
  say(context, [texts.files.saved(target.file)]);
  return 0;
}

const plainPaint = paintWith(false);
