import { type Findings, type Mean, seenIn, spreadOf, type TallyTable, type ThingSummary } from '@tavolo/lab';
import { decimalIn, type Language } from '@tavolo/language';
import { columns } from '../console/layout.ts';
import type { Paint } from '../console/paint.ts';
import type { ShellTexts } from '../text/shell.ts';

export type Wording = { readonly texts: ShellTexts; readonly language: Language; readonly paint: Paint };

/** What was found in a simulation, as tables for a person. */
export function reportLines(findings: Findings, wording: Wording): readonly string[] {
  const { game, job, summary } = findings;
  const { texts, language, paint } = wording;
  const { score, length, spreads = [], tables } = game.tally.words(language);
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
    ...spreads.flatMap(({ group, says }) => {
      const spread = spreadOf(seenIn(summary.groups[group]));
      return spread === null ? [] : [says(spread.middle, spread.low, spread.high)];
    }),
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

/** The things of a group: in the order of their numbers, or those with the highest first value above the others. */
function groupLines(
  { group, title, headings, forms, order }: TallyTable,
  { game, summary }: Findings,
  { texts, language, paint }: Wording,
): readonly string[] {
  const { name } = game.tally.words(language);
  const first = ({ id, values }: ThingSummary): number =>
    order === 'number' ? -Number(id) : (values[0]?.mean ?? 0);
  const things = (summary.groups[group] ?? []).toSorted((one, other) => first(other) - first(one));
  const rows = (order === 'number' ? thinned(things) : things).map((thing) => [
    name(thing.id),
    String(thing.count),
    ...forms.map((form, place) => valueText(thing, form, place, language)),
  ]);
  const [thing = '', ...others] = headings;
  const table = [[thing, texts.sim.times, ...others].map(paint.dim), ...rows];
  const numbers = headings.map((_, place) => place + 1);
  return [paint.bold(title), ...columns(table, numbers).map((line) => `  ${line}`)];
}

/** So many rows of numbered things are read; of more, every second, fifth or tenth is enough. */
const mostRows = 40;

function thinned(things: readonly ThingSummary[]): readonly ThingSummary[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => things.length / one <= mostRows) ?? things.length;
  return things.filter(({ id }) => step === 1 || Number(id) % step === 0);
}

function valueText(
  { values, interval: { low, high } }: ThingSummary,
  form: TallyTable['forms'][number],
  place: number,
  language: Language,
): string {
  const value = values[place] ?? { mean: 0, margin: 0 };
  if (form === 'mean') return meanText(value, language);
  const share = percent(value.mean, language);
  return form === 'share' ? share : `${share} (${percent(low, language)} – ${percent(high, language)})`;
}

function meanText({ mean, margin }: Mean, language: Language): string {
  const decimal = decimalIn(language);
  return `${decimal(mean, 2)} ± ${decimal(margin, 2)}`;
}

const percent = (share: number, language: Language): string => `${decimalIn(language)(100 * share, 1)} %`;
