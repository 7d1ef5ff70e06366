import type { TableOption, TableValue } from '@tavolo/kernel';

/** Whether an option is to do something or not. */
export const isFlag = ({ values }: TableOption): boolean => values.some(({ word }) => word === 'on');

/** What `--options` is told to choose a value: `level=3`; to do something, its word alone will do. */
export const wordFor = (option: TableOption, { word }: TableValue): string =>
  isFlag(option) && word === 'on' ? option.word : `${option.word}=${word}`;

/** All that `--options` understands of an option. */
export const wordsOf = (option: TableOption): readonly string[] =>
  option.values.map((value) => wordFor(option, value));
