import type { Findings, Mean, TallyTable } from '@tavolo/lab';
import { decimalIn, type Language } from '@tavolo/language';
import { columns } from '../console/layout.ts';
import type { Paint } from '../console/paint.ts';
import type { ShellTexts } from '../text/shell.ts';

export type Wording = { readonly texts: ShellTexts; readonly language: Language; readonly paint: Paint };

/** What was found in a simulation, as tables for a person. */
export function reportLines(findings: Findings, wording: Wording): readonly string[] {
  const { game, job, summary } = findings;
  const { texts, language, paint } = wording;
  const { score, length, tables } = game.tally.words(language);
  const { words, winsTogether } = game.box.blurb;
  const [bot, wins, interval, shared] = texts.sim.headings;
  const headings = [bot, wins, interval, ...(winsTogether ? [] : [shared]), score];
  const { confidence } = texts.sim;
  return [
    paint.bold(texts.sim.title(summary.games, words[language].title, job.seed)),
    '',
    ...columns([headings.map(paint.dim), ...entrantRows(findings, wording)], [1, 2, 3, 4]),
    '',
    texts.sim.length(
      length === null ? null : `${meanText(summary.length, language)} ${length}`,
      meanText(summary.decisions, language),
    ),
    ...tables
      .filter(({ group }) => summary.groups[group] !== undefined)
      .flatMap((table) => ['', ...groupLines(table, findings, wording)]),
    '',
    paint.dim(winsTogether ? confidence : `${texts.sim.shared} ${confidence}`),
  ];
}

function entrantRows(
  { game, summary }: Findings,
  { language, paint }: Wording,
): readonly (readonly string[])[] {
  return summary.entrants.map(({ bot, share, interval: { low, high }, shared, score }) => [
    bot,
    paint.bold(percent(share, language)),
    `${percent(low, language)} – ${percent(high, language)}`,
    ...(game.box.blurb.winsTogether ? [] : [String(shared)]),
    meanText(score, language),
  ]);
}

/** The things of a group, those with the highest first value above the others. */
function groupLines(
  { group, title, headings, forms }: TallyTable,
  { game, summary }: Findings,
  { texts, language, paint }: Wording,
): readonly string[] {
  const { name } = game.tally.words(language);
  const first = ({ values }: (typeof things)[number]): number => values[0]?.mean ?? 0;
  const things = summary.groups[group] ?? [];
  const rows = [...things]
    .sort((one, other) => first(other) - first(one))
    .map(({ id, count, values }) => [
      name(id),
      String(count),
      ...values.map((value, place) =>
        forms[place] === 'share' ? percent(value.mean, language) : meanText(value, language),
      ),
    ]);
  const [thing = '', ...others] = headings;
  const table = columns([[thing, texts.sim.times, ...others].map(paint.dim), ...rows], [1, 2, 3, 4, 5]);
  return [paint.bold(title), ...table.map((line) => `  ${line}`)];
}

function meanText({ mean, margin }: Mean, language: Language): string {
  const decimal = decimalIn(language);
  return `${decimal(mean, 2)} ± ${decimal(margin, 2)}`;
}

const percent = (share: number, language: Language): string => `${decimalIn(language)(100 * share, 1)} %`;
