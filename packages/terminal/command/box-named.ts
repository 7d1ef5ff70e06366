import type { Box } from '@tavolo/box';
import type { Given, Misread } from './arguments.ts';
import type { Context } from './context.ts';
import { nearest } from './suggest.ts';

/** The box of the game that the first word names. */
export function boxNamed({ words: [word] }: Given, { games: { boxes } }: Context): Box | Misread {
  if (word === undefined) return { is: 'missing-game' };
  const known = boxes.map(({ game }) => game.id);
  const named = boxes.find(({ game }) => game.id === word);
  return named ?? { is: 'unknown-game', word, meant: nearest(word, known), known };
}

/** Whether so many can play the game. */
export function wrongSeats({ game: { seats } }: Box, count: number): Misread | null {
  const { min, max } = seats;
  return count < min || count > max ? { is: 'wrong-seats', count, min, max } : null;
}
