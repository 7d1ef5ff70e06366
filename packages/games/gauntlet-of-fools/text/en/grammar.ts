import { joined, signed, spelledOut } from '../grammar.ts';

export type Noun = { readonly name: string; readonly article: 'the' | null };

export const noun = (article: 'the', name: string): Noun => ({ name, article });
/** A name that takes no article. */
export const bare = (name: string): Noun => ({ name, article: null });
/** A designer's own card. */
export const unknown = (id: string): Noun => noun('the', spelledOut(id));

export const the = ({ name, article }: Noun): string => (article === null ? name : `${article} ${name}`);

export const and = (items: readonly string[]): string => joined(items, () => 'and');
export const or = (items: readonly string[]): string => joined(items, () => 'or');

/** So many of something: 1 Wound, 2 Wounds. */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** The same, with a word for one: a Wound, 2 Wounds. */
export const some = (number: number, one: string, more = `${one}s`): string =>
  number === 1 ? `a ${one}` : `${number} ${more}`;

/** A change of the number of dice: +1 Attack Die, -2 Attack Dice. */
export const moreDice = (by: number): string => `${signed(by)} Attack ${Math.abs(by) === 1 ? 'Die' : 'Dice'}`;
