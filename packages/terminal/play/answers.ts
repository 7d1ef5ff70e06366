import { consideredFor } from '@tavolo/bots';
import type { OpenQuestion } from '@tavolo/kernel';
import { decimalIn, type RulebookRule } from '@tavolo/language';
import { columns, hanging, padEnd, widthOf } from '../console/layout.ts';
import type { Explained, GuidePart } from '../face/face.ts';
import { searchRules } from '../rules/search.ts';
import { type AskedOption, askedAt } from './question-shown.ts';
import { logLine } from './screen.ts';
import { linesAt, showingAt, type TerminalTable } from './table.ts';
import { playWords } from './words.ts';

/** Answers to what somebody wants to know while a question is open: lines to be shown below it. */

/** What can be said, and what helps to read this game's table. */
export function helpLines(table: TerminalTable): readonly string[] {
  const { game, texts, language } = table;
  const { parts, why } = game.face.guide(language);
  const whySays = [...(why === null ? [] : [why]), texts.play.says.why].join('; ');
  const says = { ...texts.play.says, why: whySays };
  const words: GuidePart = {
    title: texts.play.helpTitle,
    rows: [
      ['1 3', texts.play.numberSays],
      ...playWords.map((word) => [texts.play.words[word][0] ?? word, says[word]] as const),
    ],
  };
  return [words, ...parts].flatMap((part) => guideLines(part, table));
}

function guideLines(
  { title, rows }: GuidePart,
  { terminal: { paint, width } }: TerminalTable,
): readonly string[] {
  const room = Math.max(...rows.map(([sign]) => widthOf(sign)));
  const lines = rows.flatMap(([sign, means]) =>
    hanging(`  ${paint.cyan(padEnd(sign, room))}  `, means, Math.min(width, 120)),
  );
  return [paint.bold(title), ...lines];
}

/** The whole log. */
export function logLines(table: TerminalTable, question: OpenQuestion | null): readonly string[] {
  const showing = showingAt(table);
  const lines = linesAt(table, question);
  if (lines.length === 0) return [table.texts.play.logEmpty];
  return lines.flatMap((line, index) => logLine(line, index + 1, showing));
}

/** Where the numbers of the player who is asked come from. */
export function whyLines(table: TerminalTable, question: OpenQuestion): readonly string[] {
  const { texts, language, terminal, match } = table;
  const { face } = table.game;
  const explained = face.explained(match.view(question.seat), question.seat, language);
  if (explained.length === 0) return [face.guide(language).nothingToExplain];
  return [
    terminal.paint.bold(texts.play.whyTitle),
    ...explained.flatMap((one) => explainedLines(one, table)),
  ];
}

function explainedLines(
  { what, total, parts }: Explained,
  { terminal: { paint, width } }: TerminalTable,
): readonly string[] {
  const sum = parts
    .map(({ from, by }) => `${by === '' ? '' : `${paint.bold(by)} `}${from}`)
    .join(paint.dim(', '));
  return hanging(`  ${what} ${paint.bold(total)} = `, sum, width);
}

/** The rule behind a line of the log. */
export function whyLineLines(
  table: TerminalTable,
  question: OpenQuestion,
  number: string,
): readonly string[] {
  const line = linesAt(table, question)[Number(number) - 1];
  if (line === undefined) return [table.texts.play.noSuchLine(number)];
  return [`${table.terminal.paint.dim(number)} ${line.text}`, ...ruleLines(table, line.rule)];
}

const mostRules = 4;

/** Rules by their number or by words. */
export function ruleLines(table: TerminalTable, words: string): readonly string[] {
  const { game, texts } = table;
  const found = searchRules(game.texts.rulebook, words);
  const exact = found.filter(({ score }) => score >= 1000);
  const shown = (exact.length > 0 ? exact : found).slice(0, mostRules);
  if (shown.length === 0) return [texts.play.noSuchRule(words)];
  const more = exact.length > 0 ? [] : found.slice(mostRules);
  return [
    ...shown.flatMap(({ rule }) => ruleText(rule, table)),
    ...(more.length > 0 ? [table.terminal.paint.dim(texts.rules.more(more.length))] : []),
  ];
}

const ruleText = (
  { id, text }: RulebookRule,
  { terminal: { paint, width } }: TerminalTable,
): readonly string[] => hanging(`${paint.cyan(id)}  `, text, width);

/** How long a hint may take, and how many matches may be imagined for it. */
const hintMilliseconds = 1500;
const hintIterations = 20_000;

/** What the search bot would do, with its numbers. */
export function hintLines(table: TerminalTable, question: OpenQuestion): readonly string[] {
  const { match, texts, terminal, language } = table;
  const until = performance.now() + hintMilliseconds;
  const considered = consideredFor(match, question.seat, {
    iterations: hintIterations,
    keepGoing: () => performance.now() < until,
  });
  const { options } = askedAt(table, question);
  const matches = considered.reduce((sum, { visits }) => sum + visits, 0);
  const rows = considered
    .slice(0, 5)
    .map(({ picked, worth, visits }) => [
      namesOf(picked, options),
      `${decimalIn(language)(100 * worth, 1)} %`,
      String(visits),
    ]);
  const lines = columns([texts.play.hintHeadings.map(terminal.paint.dim), ...rows], [1, 2]);
  return [terminal.paint.bold(texts.play.hint(matches)), ...lines.map((line) => `  ${line}`)];
}

const namesOf = (picked: readonly string[], options: readonly AskedOption[]): string => {
  const names = picked.map((id) => options.find((option) => option.id === id)?.name ?? id);
  return names.length === 0 ? '–' : names.join(', ');
};
