import { chanceFrom, chanceOver } from './chance.ts';
import type { Game, Kinds } from './game.ts';
import type { Seat } from './seat.ts';

/** What a match is played with. With its answers, this is the whole match. */
export type Beginning<K extends Kinds> = {
  readonly game: Game<K>;
  readonly seats: readonly Seat[];
  readonly options: K['Options'];
  /** What the match before handed on. */
  readonly sheet: K['Sheet'];
  readonly seed: string;
};

/** The state that a match begins with. */
export function firstState<K extends Kinds>({ game, options, sheet, seats, seed }: Beginning<K>): K['State'] {
  const chanceState = chanceFrom(seed);
  const chance = chanceOver(chanceState);
  return game.setup({ options, sheet, seats, content: game.content, chanceState, chance });
}
