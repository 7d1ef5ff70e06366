import { joined } from '../joining.ts';

type Gender = 'm' | 'f';

/** A name, its gender, and the article that stands before it in a sentence. */
export type Noun = {
  readonly name: string;
  readonly gender: Gender;
  readonly article: 'o' | 'a' | 'os' | 'as' | null;
};

type Form = { readonly gender: Gender; readonly plural?: boolean };

const articles = { m: { one: 'o', many: 'os' }, f: { one: 'a', many: 'as' } } as const;

/** A name with an article of its own gives it up: O Traidor, o Traidor. */
export const noun = (name: string, { gender, plural = false }: Form): Noun => ({
  name: name.replace(/^[OA] /, ''),
  gender,
  article: articles[gender][plural ? 'many' : 'one'],
});

/** A name that takes no article. */
export const bare = (name: string, gender: Gender): Noun => ({ name, gender, article: null });

/** A noun behind its article, alone or contracted with a preposition: do Bruto, da Malandra. */
const withArticle =
  (forms: Readonly<Record<NonNullable<Noun['article']>, string>>, alone: string) =>
  ({ name, article }: Noun): string =>
    `${article === null ? alone : forms[article]} ${name}`.trim();

export const the = withArticle({ o: 'o', a: 'a', os: 'os', as: 'as' }, '');
export const of = withArticle({ o: 'do', a: 'da', os: 'dos', as: 'das' }, 'de');
export const to = withArticle({ o: 'ao', a: 'à', os: 'aos', as: 'às' }, 'a');
export const on = withArticle({ o: 'no', a: 'na', os: 'nos', as: 'nas' }, 'em');

export const and = (items: readonly string[]): string => joined(items, () => 'e');

export const count = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;

export const cardsSaid = (cards: number): string => count(cards, 'carta', 'cartas');
