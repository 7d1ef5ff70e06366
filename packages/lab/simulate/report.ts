import type { SimulatedGame } from './game.ts';
import type { SimulationJob } from './job.ts';
import { spreadOf } from './statistics.ts';
import { type EntrantSummary, type SimulationSummary, seenIn, type ThingSummary } from './summary.ts';
import type { TallyTable } from './tally.ts';

/** What was simulated, and what was found. */
export type Findings = {
  readonly game: SimulatedGame;
  readonly job: SimulationJob;
  readonly summary: SimulationSummary;
};

/** One object, with everything that was counted. */
export function reportJson({ game, job, summary }: Findings): string {
  const words = game.tally.words('en');
  const report = {
    game: job.game,
    seed: job.seed,
    games: summary.games,
    entrants: summary.entrants.map(({ score, ...entrant }) => ({
      ...entrant,
      [words.score.toLowerCase()]: score,
    })),
    length: summary.length,
    decisions: summary.decisions,
    ...Object.fromEntries(
      (words.spreads ?? []).map(({ group }) => [group, spreadOf(seenIn(summary.groups[group]))]),
    ),
    ...Object.fromEntries(
      words.tables.map((table) => [
        table.group,
        (summary.groups[table.group] ?? []).map((thing) => named(thing, table)),
      ]),
    ),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The values of a thing by the names of their columns. */
const named = ({ id, count, values }: ThingSummary, { headings }: TallyTable): object => ({
  id,
  count,
  ...Object.fromEntries(values.map((value, place) => [(headings[place + 1] ?? '').toLowerCase(), value])),
});

/** One table: a row for each entrant, and for each thing that was counted; what one does not have is left empty. */
export function reportCsv({ game, summary }: Findings): string {
  const words = game.tally.words('en');
  const score = words.score.toLowerCase();
  const own = [...new Set([score, ...words.tables.flatMap(columnsOf)])];
  const rows = [
    ['group', 'id', 'count', 'wins', 'low', 'high', ...own, 'length'],
    ...summary.entrants.map((entrant, place) => [
      ...['bot', `${entrant.bot}-${place + 1}`, summary.games, entrant.share, ...ends(entrant)],
      ...own.map((column) => (column === score ? entrant.score.mean : '')),
      summary.length.mean,
    ]),
    ...words.tables.flatMap((table) =>
      (summary.groups[table.group] ?? []).map((thing) => [
        ...[table.group, thing.id, thing.count, thing.values.at(-1)?.mean ?? 0, ...ends(thing)],
        ...own.map((column) => valueIn(table, thing, column)),
        '',
      ]),
    ),
  ];
  return `${rows.map((row) => row.map(cellOf).join(',')).join('\n')}\n`;
}

/** The columns of a table, but for the things' names and the share of wins, which every row has. */
const columnsOf = ({ headings }: TallyTable): readonly string[] =>
  headings.slice(1, -1).map((heading) => heading.toLowerCase());

function valueIn(table: TallyTable, { values }: ThingSummary, column: string): string | number {
  const place = columnsOf(table).indexOf(column);
  return place < 0 ? '' : (values[place]?.mean ?? 0);
}

const ends = ({ interval: { low, high } }: EntrantSummary | ThingSummary): readonly number[] => [low, high];

const cellOf = (cell: string | number): string => {
  const text = typeof cell === 'number' ? String(Number(cell.toFixed(6))) : cell;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
