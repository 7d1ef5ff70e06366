import { joined } from '../joining.ts';

/** A name, and the article that stands before it in a sentence. */
export type Noun = { readonly name: string; readonly article: 'the' | null };

/** A name with an article of its own gives it up: The Gloom, the Gloom. */
export const noun = (name: string): Noun =>
  name.startsWith('The ') ? { article: 'the', name: name.slice('The '.length) } : { article: 'the', name };
/** A name that takes no article. */
export const bare = (name: string): Noun => ({ article: null, name });

export const the = ({ name, article }: Noun): string => (article === null ? name : `${article} ${name}`);

export const and = (items: readonly string[]): string => joined(items, () => 'and');

/** So many of something: 1 card, 2 cards. */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** The same, with a word for one: a card, 2 cards. */
export const some = (number: number, one: string, more = `${one}s`): string =>
  number === 1 ? `a ${one}` : `${number} ${more}`;
