import { pluralIn } from './counting.ts';
import type { CountedNoun, Gender, NounForm } from './genders.ts';
import { joined } from './lists.ts';
import { decimalIn } from './numbers.ts';

type Article = 'il' | 'lo' | 'la' | 'i' | 'gli' | 'le' | "l'";

/** A name, its gender, and the article that stands before it in a sentence. */
export type Noun = { readonly name: string; readonly gender: Gender; readonly article: Article | null };

const startsWithVowel = (name: string): boolean => /^[aeiouàèéìòù]/i.test(name);

/** Sounds that ask for `lo`, `uno`, `gli`: lo Scudo, lo Zombie. */
const startsHard = (name: string): boolean => /^(s[^aeiou]|z|gn|ps|x|y)/i.test(name);

/** The article that a name asks for by its sound. */
function articleFor(name: string, { gender, plural: isPlural = false }: NounForm): Article {
  if (isPlural) return gender === 'f' ? 'le' : startsWithVowel(name) || startsHard(name) ? 'gli' : 'i';
  if (startsWithVowel(name)) return "l'";
  if (gender === 'f') return 'la';
  return startsHard(name) ? 'lo' : 'il';
}

/** A name with an article of its own gives it up: L'Oscuro, l'Oscuro. */
export function noun(name: string, form: NounForm): Noun {
  const plain = name.replace(/^(Il |Lo |La |L')/, '');
  return { name: plain, gender: form.gender, article: articleFor(plain, form) };
}

export const masculine = (name: string): Noun => noun(name, { gender: 'm' });
export const feminine = (name: string): Noun => noun(name, { gender: 'f' });

/** A name that takes no article. */
export const bare = (name: string, gender: Gender = 'm'): Noun => ({ name, gender, article: null });

/** A noun behind its article, alone or contracted with a preposition: del Goblin, dell'Ogre. */
const withArticle =
  (forms: Readonly<Record<Article, string>>, alone: string) =>
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
export const on = withArticle(
  { il: 'sul', lo: 'sullo', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle', "l'": "sull'" },
  'su',
);

/** To a person: `ad` before an a. */
export const toPerson = (name: string): string => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);

/** The conjunction before a word: `ed` before an e. */
const andBefore = (word: string): string => (/^[eèé]/i.test(word) ? 'ed' : 'e');

export const and = (items: readonly string[]): string => joined(items, andBefore);
export const or = (items: readonly string[]): string => joined(items, () => 'o');
/** Between clauses, where `o` alone would be missed. */
export const orElse = (items: readonly string[]): string => joined(items, () => 'oppure');

export const plural = pluralIn('it');
export const decimal = decimalIn('it');

/** So many of something, in figures: 1 carta, 2 carte. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${plural(number, { one, other: many })}`;

const numerals = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

/** A small number as a word that stands before a noun. */
export function numeral(number: number, gender: Gender = 'm'): string {
  if (number === 1) return gender === 'm' ? 'un' : 'una';
  return numerals[number] || String(number);
}

/** The article of one as its noun asks for it by its sound: uno Spirito, un'Esca. */
function oneOf(name: string, gender: Gender): string {
  if (gender === 'f') return startsWithVowel(name) ? `un'${name}` : `una ${name}`;
  return startsHard(name) ? `uno ${name}` : `un ${name}`;
}

/** So many of something, in words: una carta, due carte. */
export const inWords = (number: number, { one, many, gender = 'm' }: CountedNoun): string =>
  number === 1 ? oneOf(one, gender) : `${numeral(number, gender)} ${many}`;
