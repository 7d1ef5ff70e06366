import { availableParallelism } from 'node:os';
import { type BotName, botNames } from '@tavolo/bots';
import type { Box } from '@tavolo/box';
import {
  type Findings,
  gamesWon,
  reportCsv,
  reportJson,
  type SimulationJob,
  summaryOf,
  type Tally,
  tallyOf,
} from '@tavolo/lab';
import { type Given, isMisread, listOf, type Misread, numberOf } from '../command/arguments.ts';
import { boxNamed, wrongSeats } from '../command/box-named.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { nearest } from '../command/suggest.ts';
import { paintWith } from '../console/paint.ts';
import { ProgressLine } from '../console/progress.ts';
import { tableOptionsOf } from '../options/read.ts';
import { askToWrite, type NotWritten, type Overwriting, tryToWrite, writeFile } from '../play/files.ts';
import { botNamed, usualBots } from '../play/players.ts';
import { reportLines } from './report-lines.ts';

/** `tavolo sim <game>` */
export async function sim(given: Given, context: Context): Promise<ExitCode | Misread> {
  const box = boxNamed(given, context);
  if (isMisread(box)) return box;
  const job = jobOf(box, given);
  if (isMisread(job)) return job;
  if (given.flags.has('json') && given.flags.has('csv'))
    return { is: 'one-of-both', one: '--json', other: '--csv' };
  const target = await targetOf(given, context);
  if (typeof target === 'number') return target;
  const tally = await run(job, given, box, context);
  if (tally.games === 0) return 1;
  const game = { box, tally: await tallyOf(box.game.id) };
  return publish({ game, job, summary: summaryOf(job, tally) }, target, formOf(given), context);
}

function jobOf(box: Box, given: Given): SimulationJob | Misread {
  const [, extra] = given.words;
  if (extra !== undefined) return { is: 'too-much', word: extra };
  const bots: BotName[] = [];
  const words = given.texts.has('seats')
    ? listOf(given.texts.get('seats'))
    : usualBots(box.blurb.seats.usual);
  for (const word of words) {
    const bot = botNamed(word);
    if (bot === null) return { is: 'unknown-bot', word, meant: nearest(word, botNames) };
    bots.push(bot);
  }
  const amiss = wrongSeats(box, bots.length);
  if (amiss !== null) return amiss;
  const table = tableOptionsOf(box, given);
  if (isMisread(table)) return table;
  const seed = given.texts.get('seed') ?? '1';
  return {
    game: box.game.id,
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
    : await askToWrite(file, context);
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
  job: SimulationJob,
  given: Given,
  { blurb: { winsTogether } }: Box,
  { terminal, texts, simulate }: Context,
): Promise<Tally> {
  const games = numberOf(given, 'games', 1000);
  const from = numberOf(given, 'from', 1) - 1;
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
    const tally = await simulate({ job, games, from, workers, signal, onProgress }).finally(() =>
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
