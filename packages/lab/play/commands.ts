import { nearest } from '../command/suggest.ts';
import { plainly } from '../rules/search.ts';
import type { ShellTexts } from '../text/shell.ts';
import { type PlayWord, playWords } from './words.ts';

/** What somebody said at a prompt. */
export type Said =
  | { readonly is: 'picks'; readonly keys: readonly string[] }
  | { readonly is: 'word'; readonly word: PlayWord; readonly rest: string }
  | { readonly is: 'unknown'; readonly word: string; readonly meant: string | null };

/** Numbers are picks; anything else begins with a word that is known in the language spoken, or in English. */
export function readSaid(line: string, { play }: ShellTexts): Said {
  const [first = '', ...others] = line.trim().split(/[\s,]+/);
  if (first === '' || /^\d/.test(first)) return { is: 'picks', keys: first === '' ? [] : [first, ...others] };
  const spoken = plainly(first);
  const word = playWords.find(
    (one) => one === spoken || play.words[one].some((known) => plainly(known) === spoken),
  );
  const rest = line.trim().slice(first.length).trim();
  if (word !== undefined) return { is: 'word', word, rest };
  return {
    is: 'unknown',
    word: first,
    meant: nearest(
      spoken,
      playWords.flatMap((one) => [one, ...play.words[one]]),
    ),
  };
}
