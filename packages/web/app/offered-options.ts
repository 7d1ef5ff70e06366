import type { OptionWords, Texts, ValueWords } from '@tavolo/box';
import type { TableOption, TableValue } from '@tavolo/kernel';

/** An option of a table with its words. */
export type Offered = Omit<TableOption, 'values'> & {
  readonly title: string;
  readonly values: readonly (Pick<TableValue, 'value'> & ValueWords)[];
};

/** The options that anybody may wonder about, in words: those for experts are asked for by name, elsewhere. */
export const offered = (options: readonly TableOption[], words: Texts['options']): readonly Offered[] =>
  options
    .filter(({ weight }) => weight !== 'expert')
    .flatMap((option) => {
      const its = words[option.key];
      return its === undefined ? [] : [inWords(option, its)];
    });

const inWords = (option: TableOption, words: OptionWords): Offered => ({
  ...option,
  title: words.title,
  values: option.values.map(({ value }) => ({ value, ...words.value(value) })),
});
