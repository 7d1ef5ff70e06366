import { nearest } from '../command/suggest.ts';
import { plainly } from '../rules/search.ts';
import type { ShellTexts } from '../text/shell.ts';
import { type PlayWord, playWords } from './words.ts';

/** What somebody said at a prompt. */
export type PromptInput =
  | { readonly is: 'picks'; readonly keys: readonly string[] }
  | { readonly is: 'word'; readonly word: PlayWord; readonly rest: string }
  | { readonly is: 'unknown'; readonly word: string; readonly meant: string | null };

/** Numbers are picks; anything else begins with a word that is known in the language spoken, or in English. */
export function readInput(line: string, { play }: ShellTexts): PromptInput {
  const parts = line.trim().split(/[\s,]+/);
  const [first = '', ...others] = parts;
  if (first === '' || /^\d/.test(first)) return { is: 'picks', keys: first === '' ? [] : [first, ...others] };
  // In some languages a word is written as two.
  for (const length of [2, 1]) {
    const typed = plainly(parts.slice(0, length).join(' '));
    const word = playWords.find(
      (one) => one === typed || play.words[one].some((known) => plainly(known) === typed),
    );
    if (word !== undefined) return { is: 'word', word, rest: afterWords(line, length) };
  }
  const known = playWords.flatMap((one) => [one, ...play.words[one]]);
  return { is: 'unknown', word: first, meant: nearest(plainly(first), known) };
}

/** What follows the first words of a line, as it was typed. */
const afterWords = (line: string, count: number): string => {
  const behind = /^[^\s,]+[\s,]*(.*)$/s;
  let rest = line.trim();
  for (let left = count; left > 0; left--) rest = behind.exec(rest)?.[1] ?? '';
  return rest.trim();
};
