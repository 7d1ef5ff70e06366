import { joined } from '../../joining.ts';

export const and = (items: readonly string[]): string => joined(items, () => 'and');
export const or = (items: readonly string[]): string => joined(items, () => 'or');

/** So many of something: 1 hex, 2 hexes. */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A small number as a word. */
export const numeral = (number: number): string => numerals[number] ?? String(number);
/** One hex, two hexes. */
export const some = (number: number, one: string, more = `${one}s`): string =>
  `${numeral(number)} ${number === 1 ? one : more}`;
