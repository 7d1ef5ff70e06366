import type { Box, OptionWords, Texts, ValueWords } from '@tavolo/box';
import type { TableOption } from '@tavolo/kernel';
import { capital, sentence } from '@tavolo/language';
import type { Context } from '../command/context.ts';
import { described, hanging, widthOf } from '../console/layout.ts';
import { wordFor } from './words.ts';

/** What a game's words for `--options` mean, option by option; nothing where it has none. */
export function optionLines({ game }: Box, texts: Texts, context: Context): readonly string[] {
  const { paint, width } = context.terminal;
  const usual: { readonly [key: string]: unknown } = { ...game.defaults };
  const listed = game.tableOptions.map((option) => ({
    head: headOf(option, texts.options[option.key], usual[option.key], context),
    rows: rowsOf(option, texts.options[option.key]).map(
      ({ words, says }) => [`    ${paint.cyan(words)}`, says] as const,
    ),
  }));
  if (listed.length === 0) return [];
  const room = Math.max(...listed.flatMap(({ rows }) => rows.map(([words]) => widthOf(words))));
  return [
    paint.bold(`${context.texts.help.tableOptions} (${texts.title})`),
    ...listed.flatMap(({ head, rows }) => [
      ...hanging('  ', head, width),
      ...described(rows, Math.min(width, 110), room),
    ]),
  ];
}

/** What is chosen, what is usual, and the rule that it is about. */
function headOf(
  option: TableOption,
  words: OptionWords | undefined,
  usual: unknown,
  { terminal: { paint }, texts: { help } }: Context,
): string {
  const called = option.values.find(({ value }) => value === usual)?.word ?? '';
  const rule = option.rule === null ? [] : [paint.dim(`[${option.rule}]`)];
  return [words?.title ?? capital(option.word), `(${help.usual(called)})`, ...rule].join(' ');
}

type Row = { words: string; readonly says: string };

/** Values that differ by a number alone stand in one row: `level=1 … 9`. */
function rowsOf(option: TableOption, words: OptionWords | undefined): readonly Row[] {
  const rows: Row[] = [];
  for (const value of option.values) {
    const worded = words?.value(value.value) ?? { label: capital(value.word), says: '' };
    const says = isNumber(value.word) ? worded.says : descriptionOf(worded);
    const last = rows.at(-1);
    if (last === undefined || last.says !== says) rows.push({ words: wordFor(option, value), says });
    else last.words = `${last.words.split(' ')[0]} … ${value.word}`;
  }
  return rows;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** What is worth knowing at a glance, or else all that is said. */
function descriptionOf({ mark, label, brief, says }: ValueWords): string {
  const name = mark !== undefined && isNumber(mark) ? `${mark} ${label}` : label;
  const more = brief ?? says;
  return more === '' ? name : `${sentence(name)} ${more}`;
}
