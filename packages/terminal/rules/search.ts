import type { RulebookChapter, RulebookRule } from '@tavolo/language';

/** A text as it is searched: small letters without accents. */
export const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase();

/** A rule has at least so many points when its number is met, wholly or at its beginning. */
export const byNumber = 500;

export type Found = { readonly rule: RulebookRule; readonly score: number };

/** The rules that fit some words, the best first: by number, then by how well and how often the words are met. */
export function searchRules(chapters: readonly RulebookChapter[], words: string): readonly Found[] {
  const wanted = plainly(words)
    .split(/[\s,;:?!"“”]+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return chapters
    .flatMap((chapter) =>
      chapter.rules.map((rule) => ({ rule, score: scoreOf(rule, chapter.title, wanted) })),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/** Every word must be met; a rule in which one is missing scores nothing. */
function scoreOf({ id, text }: RulebookRule, title: string, wanted: readonly string[]): number {
  const place = { id: plainly(id), text: plainly(text), title: plainly(title) };
  let score = 0;
  for (const word of wanted) {
    const points = pointsOf(word, place);
    if (points === 0) return 0;
    score += points;
  }
  // What is asked for by number stays in the rulebook's order.
  if (score >= byNumber) return Math.floor(score);
  // Of two rules that say the same words, the shorter is more about them; a case only shows one at work.
  return (isCase(id) ? 0.01 : 1) * (score + 1 / (1 + text.length));
}

/** The numbers of worked cases begin with a T. */
const isCase = (id: string): boolean => id.includes('/T-');

type Place = { readonly id: string; readonly text: string; readonly title: string };

function pointsOf(word: string, { id, text, title }: Place): number {
  const short = id.slice(id.indexOf('/') + 1);
  if (word === id || word === short) return 1000;
  if (id.startsWith(`${word}.`) || short.startsWith(`${word}.`) || short.startsWith(`${word}-`))
    return byNumber;
  const met = occurrences(text, word);
  const inTitle = title.includes(word) ? 2 : 0;
  return met + inTitle;
}

/** Whole words count most, beginnings of words less, anything inside a word least; the earlier the better. */
function occurrences(text: string, word: string): number {
  let points = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const begins = !isLetter(text[at - 1]);
    const ends = !isLetter(text[at + word.length]);
    points += (begins && ends ? 10 : begins ? 5 : 1) + (at < 40 ? 3 : 0);
  }
  return points;
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The chapter that some words name by its id or its title; `null` when none. */
export function chapterNamed(chapters: readonly RulebookChapter[], words: string): RulebookChapter | null {
  const wanted = plainly(words).trim();
  return chapters.find(({ id, title }) => plainly(id) === wanted || plainly(title) === wanted) ?? null;
}
