/** The dice. [ma/dice] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';

/** Faces of the white and of the black attack die. [ma/dice.2] */
export const whiteFaces: readonly number[] = [0, 0, 1, 1, 1, 2];
export const blackFaces: readonly number[] = [0, 1, 1, 2, 2, 3];

/** No more dice of a colour are rolled at once. [ma/dice.5] */
export const mostDice = 3;

/** The game die, from 1 to 10, with cards that let it be rolled again. [ma/dice.1] */
// biome-ignore lint/correctness/useYield: to be written
export function* rollGameDie(g: Machina, _by: ExplorerId | null): Rule<number> {
  return g.chance.stream('game-die').below(10) + 1;
}
