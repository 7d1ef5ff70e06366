import type { RulebookChapter } from '@tavolo/language';

/** Words that mean the same to somebody who searches: a rule with one of them is found by any other. */
export type Synonyms = readonly (readonly string[])[];

/** A piece of a text; `isHit`: it is what was searched for. */
export type Piece = { readonly text: string; readonly isHit: boolean };

/** A text as it is compared, and where in it each of its units stood. */
type Folded = { readonly text: string; readonly places: readonly number[] };

/** Small and without accents, so that `perche` finds `perché`. */
function folded(text: string): Folded {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const sign of text) {
    const small = sign
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
    plain += small;
    for (let unit = 0; unit < small.length; unit++) places.push(place);
    place += sign.length;
  }
  return { text: plain, places };
}

/** What finds each word that is searched for: it, or a synonym, where a word begins. */
const findersOf = (wanted: string, synonyms: Synonyms): readonly RegExp[] =>
  folded(wanted)
    .text.split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => beginning([word, ...synonymsOf(word, synonyms)]));

const synonymsOf = (word: string, synonyms: Synonyms): readonly string[] =>
  synonyms.filter((group) => group.includes(word)).flat();

/** Letters belong to words and nothing else does: `boast.2` is two. */
const beginning = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})`, 'gu');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const finds = (finder: RegExp, text: string): boolean => text.search(finder) >= 0;

/** The rules that have all of the words, in their text, their number or the title of their chapter. */
export function found(
  chapters: readonly RulebookChapter[],
  wanted: string,
  synonyms: Synonyms = [],
): readonly RulebookChapter[] {
  if (wanted.trim() === '') return chapters;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter(({ id, text }) =>
      isFoundIn(`${id} ${chapter.title} ${text}`, wanted, synonyms),
    );
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}

/** Whether a text has all of the words. */
export function isFoundIn(text: string, wanted: string, synonyms: Synonyms = []): boolean {
  const whole = folded(text).text;
  return findersOf(wanted, synonyms).every((finder) => finds(finder, whole));
}

/** A text in pieces, those that were searched for apart. */
export function hitsIn(text: string, wanted: string, synonyms: Synonyms = []): readonly Piece[] {
  const { text: plain, places } = folded(text);
  const spans = findersOf(wanted, synonyms)
    .flatMap((finder) => [...plain.matchAll(finder)])
    .map(({ index, 0: hit }) => ({
      from: places[index] ?? 0,
      to: places[index + hit.length] ?? text.length,
    }))
    .sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { from, to } of spans) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) pieces.push({ text: text.slice(done, start), isHit: false });
    pieces.push({ text: text.slice(start, to), isHit: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false });
  return pieces;
}
