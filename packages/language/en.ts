import { pluralIn } from './counting.ts';
import { joined } from './lists.ts';
import { decimalIn } from './numbers.ts';

/** A name, and the article that stands before it in a sentence. */
export type Noun = { readonly name: string; readonly article: 'the' | null };

/** A name with an article of its own gives it up: The Gloom, the Gloom. */
export const noun = (name: string): Noun => ({ name: name.replace(/^The /, ''), article: 'the' });

/** A name that takes no article. */
export const bare = (name: string): Noun => ({ name, article: null });

export const the = ({ name, article }: Noun): string => (article === null ? name : `${article} ${name}`);

export const and = (items: readonly string[]): string => joined(items, () => 'and');
export const or = (items: readonly string[]): string => joined(items, () => 'or');

export const plural = pluralIn('en');
export const decimal = decimalIn('en');

/** So many of something, in figures: 1 card, 2 cards. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${plural(number, { one, other: many })}`;

/** The same, with an article for one: a card, 2 cards. */
export const some = (number: number, one: string, many = `${one}s`): string =>
  number === 1 ? `a ${one}` : `${number} ${many}`;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word. */
export const numeral = (number: number): string => numerals[number] ?? String(number);

/** So many of something, in words: one hex, two hexes. */
export const inWords = (number: number, one: string, many = `${one}s`): string =>
  `${numeral(number)} ${plural(number, { one, other: many })}`;
