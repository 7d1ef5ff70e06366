import { joined } from '../joining.ts';

type Gender = 'm' | 'f';

/** A name, its gender, and the article that stands before it in a sentence. */
export type Noun = {
  readonly name: string;
  readonly gender: Gender;
  readonly article: 'il' | 'lo' | 'la' | 'i' | 'gli' | 'le' | "l'" | null;
};

type Form = { readonly gender: Gender; readonly plural?: boolean };

/** The article that a name asks for by its sound. */
function articleFor(name: string, { gender, plural = false }: Form): NonNullable<Noun['article']> {
  const isVowel = /^[aeiouàèéìòù]/i.test(name);
  const isHard = /^(s[^aeiou]|z|gn|ps|x|y)/i.test(name);
  if (plural) return gender === 'f' ? 'le' : isVowel || isHard ? 'gli' : 'i';
  if (isVowel) return "l'";
  if (gender === 'f') return 'la';
  return isHard ? 'lo' : 'il';
}

/** A name with an article of its own gives it up: L'Oscuro, l'Oscuro. */
export function noun(name: string, form: Form): Noun {
  const plain = name.replace(/^(Il |Lo |La |L')/, '');
  return { name: plain, gender: form.gender, article: articleFor(plain, form) };
}

/** A name that takes no article. */
export const bare = (name: string, gender: Gender): Noun => ({ name, gender, article: null });

/** A noun behind its article, alone or contracted with a preposition: del Bruto, dell'Inventore. */
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
export const on = withArticle(
  { il: 'sul', lo: 'sullo', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle', "l'": "sull'" },
  'su',
);

/** The conjunction before a word: `ed` before an e. */
const andBefore = (word: string): string => (/^[eEèÈ]/.test(word) ? 'ed' : 'e');

export const and = (items: readonly string[]): string => joined(items, andBefore);

export const count = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;

export const damages = (damage: number): string => count(damage, 'danno', 'danni');
export const cardsSaid = (cards: number): string => count(cards, 'carta', 'carte');
