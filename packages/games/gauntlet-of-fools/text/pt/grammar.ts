import { joined, signed, spelledOut } from '../grammar.ts';

type Article = 'o' | 'a' | 'os' | 'as';

/** A form for masculine nouns and one for feminine nouns. */
export type Gendered = { readonly m: string; readonly f: string };

export type Noun = {
  readonly name: string;
  readonly article: Article | null;
  readonly gender: keyof Gendered;
};

export const noun = (article: Article, name: string): Noun => ({
  name,
  article,
  gender: article.startsWith('a') ? 'f' : 'm',
});
/** A name that takes no article. */
export const bare = (name: string): Noun => ({ name, article: null, gender: 'm' });
/** A designer's own card. */
export const unknown = (id: string): Noun => bare(spelledOut(id));

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

export const count = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;
export const wounds = (number: number): string => count(number, 'Ferimento', 'Ferimentos');

/** A change of the number of dice: +1 Dado de Ataque, -2 Dados de Ataque. */
export const moreDice = (by: number): string =>
  `${signed(by)} ${Math.abs(by) === 1 ? 'Dado' : 'Dados'} de Ataque`;
