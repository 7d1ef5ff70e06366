import { gameById, games } from '../games.ts';
import type { ShelvedGame } from '../shelf.ts';
import { type Given, listOf, type Misread } from './arguments.ts';
import { nearest } from './suggest.ts';

/** The game that the first word names. */
export function gameOf({ words: [word] }: Given): ShelvedGame | Misread {
  if (word === undefined) return { is: 'missing-game' };
  const known = games.map(({ id }) => id);
  return gameById(word) ?? { is: 'unknown-game', word, meant: nearest(word, known), known };
}

/** The options of the table, from the words of `--options`. */
export function tableOptionsOf(game: ShelvedGame, { texts }: Given): { readonly options: object } | Misread {
  const words = listOf(texts.get('options'));
  const unknown = words.find((word) => !game.optionWords.includes(word));
  if (unknown !== undefined) return unknownOption(unknown, game);
  for (const [index, one] of words.entries()) {
    const other = words.slice(index + 1).find((word) => word !== one && keyOf(word) === keyOf(one));
    if (other !== undefined) return { is: 'one-of-both', one, other };
  }
  return { options: game.optionsOf(words) };
}

/** What a word such as `scenario=black-barrow` chooses. */
export const keyOf = (word: string): string => word.split('=')[0] ?? word;

/** Of a word that chooses something known, what was probably meant, or else all that can be chosen. */
function unknownOption(word: string, { optionWords }: ShelvedGame): Misread {
  const [key, value] = [keyOf(word), word.slice(keyOf(word).length + 1)];
  const values = optionWords
    .filter((one) => one.startsWith(`${key}=`))
    .map((one) => one.slice(key.length + 1));
  const choices = [...new Set(optionWords.map((one) => (one.includes('=') ? `${keyOf(one)}=…` : one)))];
  const near = nearest(value, values);
  const meant = values.length === 0 ? nearest(word, [...optionWords, ...choices]) : near && `${key}=${near}`;
  const known = meant !== null ? [] : values.length === 0 ? choices : values;
  return { is: 'unknown-table-option', word, meant, known };
}

/** Whether so many can play the game. */
export function seatsAmiss({ seats: { min, max } }: ShelvedGame, count: number): Misread | null {
  return count < min || count > max ? { is: 'wrong-seats', count, min, max } : null;
}
