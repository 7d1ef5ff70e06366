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
  if (unknown === undefined) return { options: game.optionsOf(words) };
  return { is: 'unknown-table-option', word: unknown, meant: nearest(unknown, game.optionWords) };
}

/** Whether so many can play the game. */
export function seatsAmiss({ seats: { min, max } }: ShelvedGame, count: number): Misread | null {
  return count < min || count > max ? { is: 'wrong-seats', count, min, max } : null;
}
