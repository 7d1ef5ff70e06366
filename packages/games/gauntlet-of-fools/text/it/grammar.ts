import { joined, signed, spelledOut } from '../grammar.ts';

type Article = 'il' | 'lo' | 'la' | 'i' | 'gli' | 'le';
type Gender = 'm' | 'f';

/** A form for masculine nouns and one for feminine nouns. */
export type Gendered = { readonly m: string; readonly f: string };

export type Noun = {
  readonly name: string;
  readonly article: Article | "l'" | null;
  readonly gender: Gender;
};

export const noun = (article: Article, name: string): Noun => ({
  name,
  article,
  gender: article === 'la' || article === 'le' ? 'f' : 'm',
});
/** A name whose article loses its vowel and so does not tell the gender. */
export const elided = (gender: Gender, name: string): Noun => ({ name, article: "l'", gender });
/** A name that takes no article. */
export const bare = (name: string): Noun => ({ name, article: null, gender: 'm' });
/** A designer's own card. */
export const unknown = (id: string): Noun => bare(spelledOut(id));

/** A noun behind its article, alone or contracted with a preposition: del Goblin, dell'Ogre. */
const withArticle =
  (forms: Readonly<Record<NonNullable<Noun['article']>, string>>, alone: string) =>
  ({ name, article }: Noun): string => {
    const form = article === null ? alone : forms[article];
    return form === '' || form.endsWith("'") ? form + name : `${form} ${name}`;
  };

export const the = withArticle(
  { il: 'il', lo: 'lo', la: 'la', i: 'i', gli: 'gli', le: 'le', "l'": "l'" },
  '',
);
export const of = withArticle(
  { il: 'del', lo: 'dello', la: 'della', i: 'dei', gli: 'degli', le: 'delle', "l'": "dell'" },
  'di',
);
export const to = withArticle(
  { il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle', "l'": "all'" },
  'a',
);

/** The conjunction before a word: `ed` before an e. */
const andBefore = (word: string): string => (/^[eEèÈ]/.test(word) ? 'ed' : 'e');

export const and = (items: readonly string[]): string => joined(items, andBefore);
export const or = (items: readonly string[]): string => joined(items, () => 'oppure');

/** To a player: `ad` before an a. */
export const toPlayer = (player: string): string => (/^[aAàÀ]/.test(player) ? `ad ${player}` : `a ${player}`);

export const count = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;
export const wounds = (number: number): string => count(number, 'Ferita', 'Ferite');

/** A change of the number of dice: +1 Dado di Attacco, -2 Dadi di Attacco. */
export const moreDice = (by: number): string =>
  `${signed(by)} ${Math.abs(by) === 1 ? 'Dado' : 'Dadi'} di Attacco`;
