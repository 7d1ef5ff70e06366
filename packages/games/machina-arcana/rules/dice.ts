/** The dice. [ma/dice] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { happen, happening } from './happenings/happenings.ts';
import type { Moment } from './happenings/moments.ts';

/** Faces of the white and of the black attack die. [ma/dice.2] [ma/dice.3] */
export const whiteFaces: readonly number[] = [0, 0, 1, 1, 1, 2];
export const blackFaces: readonly number[] = [0, 1, 1, 2, 2, 3];

/** No more dice of a colour are rolled at once. [ma/dice.5] */
export const mostDice = 3;

/** What the game die is rolled for where cards may let it be rolled again: a check against a rating. */
type Check = {
  readonly on: 'spawn-checked' | 'horror-checked';
  readonly rating: number;
  /** What cards add to the roll. */
  readonly bonus: number;
};

/** One throw of the game die. [ma/dice.1] */
export const castGameDie = (g: Machina): number => g.chance.stream('game-die').below(10) + 1;

/** The game die, from 1 to 10; in a check that fails, cards may let it be rolled again, and the new face stands. [ma/dice.6] */
export function* rollGameDie(g: Machina, by: ExplorerId | null, check: Check | null = null): Rule<number> {
  const face = castGameDie(g);
  if (check === null) return face;
  g.tell({ is: 'rolled-game-die', by, roll: face, rating: check.rating }, 'ma/dice.1');
  if (face + check.bonus >= check.rating) return face;
  const moment: Extract<Moment, { is: 'die' }> = { is: 'die', die: 'game', face, by };
  yield* happen(g, happening(check.on, { who: by, moment }));
  return moment.face;
}
