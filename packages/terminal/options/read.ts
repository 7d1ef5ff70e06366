import type { Box } from '@tavolo/box';
import type { TableOption, TableValue } from '@tavolo/kernel';
import { type Given, listOf, type Misread } from '../command/arguments.ts';
import { nearest } from '../command/suggest.ts';
import { isFlag, wordsOf } from './words.ts';

/** The options of a table, from words such as `boasts=one`, and `promos` for `promos=on`. */
export function tableOptionsOf(
  { game: { tableOptions } }: Box,
  { texts }: Given,
): { readonly options: object } | Misread {
  const chosen = new Map<string, { readonly said: string; readonly value: TableValue['value'] }>();
  for (const said of listOf(texts.get('options'))) {
    const option = tableOptions.find(({ word }) => word === partsOf(said).word);
    const wanted = option === undefined ? undefined : valueIn(option, said);
    if (option === undefined || wanted === undefined) return unknownOption(said, tableOptions);
    const before = chosen.get(option.key);
    if (before !== undefined && before.value !== wanted.value)
      return { is: 'one-of-both', one: before.said, other: said };
    chosen.set(option.key, { said, value: wanted.value });
  }
  return { options: Object.fromEntries([...chosen].map(([key, { value }]) => [key, value])) };
}

/** What stands before the `=` and what behind it; `null`: there is none. */
function partsOf(said: string): { readonly word: string; readonly value: string | null } {
  const [word = '', ...rest] = said.split('=');
  return { word, value: rest.length === 0 ? null : rest.join('=') };
}

/** What a word alone means is to do something. */
function valueIn(option: TableOption, said: string): TableValue | undefined {
  const { value } = partsOf(said);
  const wanted = value ?? (isFlag(option) ? 'on' : null);
  return option.values.find(({ word }) => word === wanted);
}

/** Of a word that chooses something known, what was probably meant, or else all that can be chosen. */
function unknownOption(said: string, options: readonly TableOption[]): Misread {
  const { word, value } = partsOf(said);
  const option = options.find((one) => one.word === word);
  if (option === undefined) {
    const choices = options.map((one) => (isFlag(one) ? one.word : `${one.word}=…`));
    const meant = nearest(said, [...choices, ...options.flatMap(wordsOf)]);
    return { is: 'unknown-table-option', word: said, meant, known: meant === null ? choices : [] };
  }
  const values = option.values.map((one) => one.word);
  const near = value === null ? null : nearest(value, values);
  const meant = near === null ? null : `${word}=${near}`;
  return { is: 'unknown-table-option', word: said, meant, known: meant === null ? values : [] };
}
