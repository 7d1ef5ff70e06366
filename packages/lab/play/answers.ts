import type { OpenQuestion } from '@tavolo/kernel';
import { nearest } from '../command/suggest.ts';
import { plainly, searchRules } from '../rules/search.ts';
import type { AskedOption, CardText, Explained, Line, RulebookRule } from '../shelf.ts';
import { columns, hanging, padEnd, widthOf, wrap } from '../terminal/layout.ts';
import { logLine } from './screen.ts';
import { showingFor, type Table } from './table.ts';
import { playWords } from './words.ts';

/** Answers to what somebody wants to know while a question is open: lines to be shown below it. */

export function helpLines({ texts, terminal: { paint, width } }: Table): readonly string[] {
  const rows = [
    ['1 3', texts.play.numberSays] as const,
    ...playWords.map((word) => [texts.play.words[word][0] ?? word, texts.play.says[word]] as const),
  ];
  const room = Math.max(...rows.map(([word]) => widthOf(word)));
  const lines = rows.flatMap(([word, says]) => hanging(`  ${paint.cyan(padEnd(word, room))}  `, says, width));
  return [paint.bold(texts.play.helpTitle), ...lines];
}

/** The whole log. */
export function logLines(table: Table, question: OpenQuestion | null): readonly string[] {
  const showing = showingFor(table, question);
  const lines = table.sitting.lines(showing);
  if (lines.length === 0) return [table.texts.play.logEmpty];
  return lines.flatMap((line, index) => logLine(line, index + 1, showing));
}

/** A card by the number it has on the table, or by its name or id; without either, the cards on the table. */
export function cardLines(table: Table, question: OpenQuestion, words: string): readonly string[] {
  const { sitting, texts, language, terminal } = table;
  const inSight = sitting.cardsInSight(showingFor(table, question));
  if (words === '') {
    const names = inSight.map(({ name }, index) => `${terminal.paint.cyan(String(index + 1))} ${name}`);
    return [terminal.paint.bold(texts.play.whichCard), ...wrap(names.join('  '), terminal.width)];
  }
  const all = sitting.allCards(language);
  const card = inSight[Number(words) - 1] ?? cardNamed([...inSight, ...all], words);
  if (card !== null) return textOfCard(card, table);
  return [
    texts.play.noSuchCard(
      words,
      nearest(
        plainly(words),
        all.map(({ name }) => plainly(name)),
      ),
    ),
  ];
}

function cardNamed(cards: readonly CardText[], words: string): CardText | null {
  const wanted = plainly(words);
  const fits = (test: (name: string) => boolean) =>
    cards.find(({ name, id }) => test(plainly(name)) || test(id));
  return (
    fits((name) => name === wanted) ??
    fits((name) => name.startsWith(wanted)) ??
    fits((name) => name.includes(wanted)) ??
    null
  );
}

const textOfCard = ({ name, text }: CardText, { terminal: { paint, width } }: Table): readonly string[] => [
  paint.bold(paint.yellow(name)),
  ...text.flatMap((sentence) => hanging('  ', sentence, width)),
];

/** Where the numbers of who is asked come from. */
export function whyLines(table: Table, question: OpenQuestion): readonly string[] {
  const { sitting, texts, language, terminal } = table;
  const explained = sitting.explained(question.seat, language);
  if (explained.length === 0) return [texts.play.nothingToExplain];
  return [
    terminal.paint.bold(texts.play.whyTitle),
    ...explained.flatMap((one) => explainedLines(one, table)),
  ];
}

function explainedLines(
  { what, total, parts }: Explained,
  { terminal: { paint, width } }: Table,
): readonly string[] {
  const sum = parts
    .map(({ from, by }) => `${by === '' ? '' : `${paint.bold(by)} `}${from}`)
    .join(paint.dim(', '));
  return hanging(`  ${what} ${paint.bold(total)} = `, sum, width);
}

/** The rule behind a line of the log. */
export function whyLineLines(table: Table, question: OpenQuestion, number: string): readonly string[] {
  const line: Line | undefined = table.sitting.lines(showingFor(table, question))[Number(number) - 1];
  if (line === undefined) return [table.texts.play.noSuchLine(number)];
  return [`${table.terminal.paint.dim(number)} ${line.text}`, ...ruleLines(table, line.rule)];
}

const mostRules = 4;

/** Rules by their number or by words. */
export function ruleLines(table: Table, words: string): readonly string[] {
  const { sitting, texts, language } = table;
  const found = searchRules(sitting.game.rulebook(language), words);
  const exact = found.filter(({ score }) => score >= 1000);
  const shown = (exact.length > 0 ? exact : found).slice(0, mostRules);
  if (shown.length === 0) return [texts.play.noSuchRule(words)];
  const more = exact.length > 0 ? [] : found.slice(mostRules);
  return [
    ...shown.flatMap(({ rule }) => ruleText(rule, table)),
    ...(more.length > 0 ? [table.terminal.paint.dim(texts.rules.more(more.length))] : []),
  ];
}

const ruleText = ({ id, text }: RulebookRule, { terminal: { paint, width } }: Table): readonly string[] =>
  hanging(`${paint.cyan(id)}  `, text, width);

/** How long a hint may take. */
const hintMilliseconds = 1500;

/** What the search bot would do, with its numbers. */
export function hintLines(table: Table, question: OpenQuestion): readonly string[] {
  const { sitting, texts, terminal } = table;
  const until = performance.now() + hintMilliseconds;
  const considered = sitting.considered(question.seat, () => performance.now() < until);
  const { options } = sitting.asked(question, showingFor(table, question));
  const matches = considered.reduce((sum, { visits }) => sum + visits, 0);
  const rows = considered
    .slice(0, 5)
    .map(({ picked, worth, visits }) => [
      namesOf(picked, options),
      `${texts.decimal(100 * worth, 1)} %`,
      String(visits),
    ]);
  const lines = columns([texts.play.hintHeadings.map(terminal.paint.dim), ...rows], [1, 2]);
  return [terminal.paint.bold(texts.play.hint(matches)), ...lines.map((line) => `  ${line}`)];
}

const namesOf = (picked: readonly string[], options: readonly AskedOption[]): string => {
  const names = picked.map((id) => options.find((option) => option.id === id)?.name ?? id);
  return names.length === 0 ? '–' : names.join(', ');
};
