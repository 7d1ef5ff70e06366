import { pluralIn } from './counting.ts';
import type { CountedNoun, Gender, NounForm } from './genders.ts';
import { joined } from './lists.ts';
import { decimalIn } from './numbers.ts';

type Article = 'o' | 'a' | 'os' | 'as';

/** A name, its gender, and the article that stands before it in a sentence. */
export type Noun = { readonly name: string; readonly gender: Gender; readonly article: Article | null };

const articles = { m: { one: 'o', many: 'os' }, f: { one: 'a', many: 'as' } } as const;

/** A name with an article of its own gives it up: O Traidor, o Traidor. */
export const noun = (name: string, { gender, plural: isPlural = false }: NounForm): Noun => ({
  name: name.replace(/^[OA] /, ''),
  gender,
  article: articles[gender][isPlural ? 'many' : 'one'],
});

export const masculine = (name: string): Noun => noun(name, { gender: 'm' });
export const feminine = (name: string): Noun => noun(name, { gender: 'f' });

/** A name that takes no article. */
export const bare = (name: string, gender: Gender = 'm'): Noun => ({ name, gender, article: null });

/** A noun behind its article, alone or contracted with a preposition: do Goblin, da Bruxa. */
const withArticle =
  (forms: Readonly<Record<Article, string>>, alone: string) =>
  ({ name, article }: Noun): string =>
    `${article === null ? alone : forms[article]} ${name}`.trim();

export const the = withArticle({ o: 'o', a: 'a', os: 'os', as: 'as' }, '');
export const of = withArticle({ o: 'do', a: 'da', os: 'dos', as: 'das' }, 'de');
export const to = withArticle({ o: 'ao', a: 'à', os: 'aos', as: 'às' }, 'a');
export const on = withArticle({ o: 'no', a: 'na', os: 'nos', as: 'nas' }, 'em');

export const and = (items: readonly string[]): string => joined(items, () => 'e');
export const or = (items: readonly string[]): string => joined(items, () => 'ou');

export const plural = pluralIn('pt');
export const decimal = decimalIn('pt');

/** So many of something, in figures: 1 carta, 2 cartas. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${plural(number, { one, other: many })}`;

const numerals = ['', '', '', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** A small number as a word that stands before a noun. */
export function numeral(number: number, gender: Gender = 'm'): string {
  if (number === 1) return gender === 'm' ? 'um' : 'uma';
  if (number === 2) return gender === 'm' ? 'dois' : 'duas';
  return numerals[number] || String(number);
}

/** So many of something, in words: uma carta, duas cartas. */
export const inWords = (number: number, { one, many, gender = 'm' }: CountedNoun): string =>
  `${numeral(number, gender)} ${plural(number, { one, other: many })}`;
