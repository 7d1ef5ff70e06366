import type { ShelvedGame } from '../shelf.ts';
import { columns } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/language.ts';
import type { ShellTexts } from '../text/shell.ts';
import type { Job } from './job.ts';
import { marginOf, meanOf, type Sum, wilson } from './statistics.ts';
import { type Tally, type TallyTable, wholeWin } from './tally.ts';

/** What was found, for a person or for a machine. */
export type Findings = { readonly game: ShelvedGame; readonly job: Job; readonly tally: Tally };

export type Wording = { readonly texts: ShellTexts; readonly language: Language; readonly paint: Paint };

/** The tables for a person. */
export function reportLines(findings: Findings, wording: Wording): readonly string[] {
  const { game, job, tally } = findings;
  const { texts, language, paint } = wording;
  const { score, lasts, tables } = game.tallyTexts(language);
  const [bot, wins, interval, shared] = texts.sim.headings;
  const headings = [bot, wins, interval, ...(game.winsTogether ? [] : [shared]), score];
  const { confidence } = texts.sim;
  return [
    paint.bold(texts.sim.title(tally.games, game.title(language), job.seed)),
    '',
    ...columns([headings.map(paint.dim), ...entrantRows(findings, wording)], [1, 2, 3, 4]),
    '',
    texts.sim.length(lasts(meanText(tally.length, texts)), meanText(tally.answers, texts)),
    ...tables
      .filter(({ group }) => tally.groups[group] !== undefined)
      .flatMap((table) => ['', ...groupLines(table, findings, wording)]),
    '',
    paint.dim(game.winsTogether ? confidence : `${texts.sim.shared} ${confidence}`),
  ];
}

function entrantRows(
  { game, job, tally }: Findings,
  { texts, paint }: Wording,
): readonly (readonly string[])[] {
  return tally.entrants.map(({ won, shared, score }, index) => {
    const { low, high } = wilson(won / wholeWin, tally.games);
    return [
      job.bots[index] ?? '',
      paint.bold(percent(won / wholeWin / Math.max(1, tally.games), texts)),
      `${percent(low, texts)} – ${percent(high, texts)}`,
      ...(game.winsTogether ? [] : [String(shared)]),
      meanText(score, texts),
    ];
  });
}

function groupLines(
  { group, title, headings, forms }: TallyTable,
  { game, tally }: Findings,
  wording: Wording,
): readonly string[] {
  const { texts, language, paint } = wording;
  const things = thingsOf(tally, group).sort(([, [one]], [, [other]]) => mean(other) - mean(one));
  const rows = things.map(([id, sums]) => [
    game.nameOf(id, language),
    String(sums[0]?.count ?? 0),
    ...forms.map((form, index) =>
      form === 'share' ? percent(mean(sums[index]), texts) : meanText(sums[index], texts),
    ),
  ]);
  const [first = '', ...others] = headings;
  const table = columns([[first, texts.sim.times, ...others].map(paint.dim), ...rows], [1, 2, 3, 4, 5]);
  return [paint.bold(title), ...table.map((line) => `  ${line}`)];
}

/** The things of a group in the order of their ids: the order in which they were met depends on the threads. */
const thingsOf = (tally: Tally, group: string): [id: string, sums: Sum[]][] =>
  Object.entries(tally.groups[group] ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));

const mean = (sum: Sum | undefined): number => (sum === undefined ? 0 : meanOf(sum));

const meanText = (sum: Sum | undefined, { decimal }: ShellTexts): string =>
  sum === undefined ? '' : `${decimal(meanOf(sum), 2)} ± ${decimal(marginOf(sum), 2)}`;

const percent = (share: number, { decimal }: ShellTexts): string => `${decimal(100 * share, 1)} %`;

/** One object, with everything that was counted. */
export function reportJson({ game, job, tally }: Findings): string {
  const { score: scoreName, tables } = game.tallyTexts('en');
  const groups = tables.map(({ group, headings, forms }) => [
    group,
    thingsOf(tally, group).map(([id, sums]) => ({
      id,
      count: sums[0]?.count ?? 0,
      ...Object.fromEntries(
        forms.map((_, index) => [(headings[index + 1] ?? '').toLowerCase(), valuesOf(sums[index])]),
      ),
    })),
  ]);
  return `${JSON.stringify(
    {
      game: game.id,
      seed: job.seed,
      games: tally.games,
      entrants: tally.entrants.map(({ won, shared, score }, index) => ({
        bot: job.bots[index],
        wins: won / wholeWin,
        share: won / wholeWin / Math.max(1, tally.games),
        interval: wilson(won / wholeWin, tally.games),
        shared,
        [scoreName.toLowerCase()]: valuesOf(score),
      })),
      length: valuesOf(tally.length),
      decisions: valuesOf(tally.answers),
      ...Object.fromEntries(groups),
    },
    null,
    2,
  )}\n`;
}

const valuesOf = (sum: Sum | undefined) =>
  sum === undefined ? null : { mean: meanOf(sum), margin: marginOf(sum) };

/** One table: a row for each entrant, and for each thing that was counted; what one does not have is left empty. */
export function reportCsv({ game, job, tally }: Findings): string {
  const { score: scoreName, tables } = game.tallyTexts('en');
  const columnsOf = ({ headings }: TallyTable) => headings.slice(1, -1).map((it) => it.toLowerCase());
  const own = [...new Set([scoreName.toLowerCase(), ...tables.flatMap(columnsOf)])];
  const rows: (string | number)[][] = [['group', 'id', 'count', 'wins', 'low', 'high', ...own, 'length']];
  tally.entrants.forEach(({ won, score }, index) => {
    const name = `${job.bots[index] ?? ''}-${index + 1}`;
    const values = own.map((column) => (column === scoreName.toLowerCase() ? meanOf(score) : ''));
    rows.push(['bot', name, ...winsOf(won / wholeWin, tally.games), ...values, meanOf(tally.length)]);
  });
  for (const table of tables) {
    const columns = columnsOf(table);
    for (const [id, sums] of thingsOf(tally, table.group)) {
      const wins = sums.at(-1);
      const values = own.map((column) =>
        columns.includes(column) ? mean(sums[columns.indexOf(column)]) : '',
      );
      rows.push([table.group, id, ...winsOf(wins?.total ?? 0, wins?.count ?? 0), ...values, '']);
    }
  }
  return `${rows.map((row) => row.map(cellOf).join(',')).join('\n')}\n`;
}

/** Of how many, the share that was won, and the interval of that share. */
function winsOf(won: number, games: number): readonly number[] {
  const { low, high } = wilson(won, games);
  return [games, won / Math.max(1, games), low, high];
}

const cellOf = (cell: string | number): string => {
  const text = typeof cell === 'number' ? String(Number(cell.toFixed(6))) : cell;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
