/** `npm run conformance -- --game <game> --games 5000 [--seed 1] [--from 0]`: the suite at length. */
import { parseArgs } from 'node:util';
import type { Box } from '@tavolo/box';
import { conform, type Finding, type Progress, type Report, type Trials } from '@tavolo/kernel/conformance';
import { boxOf, shelf } from '@tavolo/shelf';

const usage = 'npm run conformance -- --game <game> [--games 1000] [--seed 1] [--from <number of a game>]';

type Wish = { readonly box: Box; readonly trials: Required<Trials> };

/** 0: all is well; 1: there are findings; 2: the command was not understood. */
function main(given: readonly string[]): number {
  const wish = readWish(given);
  if (typeof wish === 'string') {
    console.error(`${wish}\n\n${usage}`);
    return 2;
  }
  const report = follow(conform(wish.box.conformance, wish.trials), wish.trials.games);
  console.log(reportText(wish, report));
  return report.findings.length === 0 ? 0 : 1;
}

/** What is wanted, or why that can't be told. */
function readWish(given: readonly string[]): Wish | string {
  const values = readValues(given);
  if (typeof values === 'string') return values;
  const { game, seed } = values;
  const known = shelf.map((one) => one.game.id);
  if (game === undefined) return `Which game? There are: ${known.join(', ')}.`;
  const box = boxOf(game);
  if (box === null) return unknownGame(game, known);
  const [games, first] = [Number(values.games), Number(values.from)];
  if (!Number.isSafeInteger(games) || games < 1)
    return `--games ${values.games}: a number from 1 on is wanted.`;
  if (!Number.isSafeInteger(first) || first < 0)
    return `--from ${values.from}: a number from 0 on is wanted.`;
  return { box, trials: { games, seed, first } };
}

type Values = {
  readonly game?: string | undefined;
  readonly games: string;
  readonly seed: string;
  readonly from: string;
};

function readValues(given: readonly string[]): Values | string {
  try {
    const options = {
      game: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
    } as const;
    return parseArgs({ args: [...given], options }).values;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function unknownGame(game: string, known: readonly string[]): string {
  const [nearest] = [...known].sort((one, other) => distance(game, one) - distance(game, other));
  const isNear = nearest !== undefined && (distance(game, nearest) <= 3 || nearest.includes(game));
  const hint = isNear ? `Did you mean ${nearest}?` : `There are: ${known.join(', ')}.`;
  return `No game is called ${game}. ${hint}`;
}

/** How many letters must be put in, left out or changed to make one word the other. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How often the line of progress is written, in milliseconds: on a terminal in place, in a file line by line. */
const every = process.stderr.isTTY ? 200 : 10_000;

function follow(run: Generator<Progress, Report>, games: number): Report {
  const started = Date.now();
  let written = started;
  let turn = run.next();
  for (; turn.done !== true; turn = run.next()) {
    if (Date.now() - written < every) continue;
    written = Date.now();
    writeProgress(turn.value, games, written - started);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return turn.value;
}

function writeProgress(progress: Progress, games: number, milliseconds: number): void {
  const rate = (1000 * progress.games) / milliseconds;
  const left = Math.ceil((games - progress.games) / rate);
  const findings = progress.findings === 0 ? 'nothing found' : `${progress.findings} findings`;
  const line = `${progress.games} of ${games} games, ${rate.toFixed(1)} a second, ${left} s left, ${findings}`;
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}

function reportText(wish: Wish, report: Report): string {
  const { games, decisions, longest, unseen } = report;
  const { seed } = wish.trials;
  const lines = [
    `${wish.box.game.id}, seed ${seed}: ${games} games, ${decisions} decisions, at most ${longest} in a game`,
    '',
    ...tableOf([['check', 'made', 'failed', 'holds when nothing is found'], ...report.checks.map(rowOf)]),
    '',
    contentText(report),
  ];
  if (unseen.length > 0) lines.push(`  never in play: ${unseen.join(', ')}`);
  if (report.findings.length > 0)
    lines.push('', 'Findings:', ...report.findings.map((one) => findingText(wish, one)));
  return lines.join('\n');
}

const rowOf = ({ check, made, failed, says }: Report['checks'][number]): readonly string[] => [
  check,
  String(made),
  failed === 0 ? '-' : String(failed),
  says,
];

/** Rows as lines, each column as wide as its widest entry. */
function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((entry, column) =>
        column === 1 || column === 2
          ? entry.padStart(widths[column] ?? 0)
          : entry.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function contentText({ unseen, isContentRequired, games }: Report): string {
  const all =
    unseen.length === 0 ? 'All content came into play.' : `${unseen.length} things never came into play.`;
  return isContentRequired ? all : `${all} In ${games} games that is not required; from 500 on it is.`;
}

function findingText({ box: { game }, trials }: Wish, finding: Finding): string {
  const where = `game ${finding.game}, after answer ${finding.answer}`;
  const again = `npm run conformance -- --game ${game.id} --seed ${finding.seed} --from ${finding.game} --games 1`;
  const isOfAllGames = finding.game >= trials.first + trials.games;
  return [
    `  ${finding.check}: ${finding.detail}`,
    ...(isOfAllGames ? [] : [`    ${where}; again: ${again}`]),
  ].join('\n');
}

process.exitCode = main(process.argv.slice(2));
