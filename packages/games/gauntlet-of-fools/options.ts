/**
 * Options that carry a number, each with its maker and its reader. They are made and read here and nowhere else: answers
 * to them are kept in saved matches.
 */

/** How many, of gold, tokens or dice: `3`. */
export type AmountOption = `${number}`;

export const amountOption = (amount: number): AmountOption => `${amount}`;

export const amountOf = (option: AmountOption): number => Number(option);

/** So many amounts, one after the other. */
export const amountOptions = (from: number, to: number): readonly AmountOption[] =>
  Array.from({ length: to - from + 1 }, (_, more) => amountOption(from + more));

/** One of the dice on the table, counted from 1: `die-1`. */
export type DieOption = `die-${number}`;

/** The die at a place, counted from 0. */
export const dieOption = (place: number): DieOption => `die-${place + 1}`;

/** The place of a die, counted from 0. */
export const dieOf = (option: DieOption): number => Number(option.slice('die-'.length)) - 1;
