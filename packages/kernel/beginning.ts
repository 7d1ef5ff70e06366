import { chanceFrom, chanceOver } from './chance.ts';
import type { Game, Kinds } from './game.ts';
import type { Seat } from './seat.ts';

/** What a match is played with. With its answers, this is the whole match. */
export type Beginning<K extends Kinds> = {
  readonly game: Game<K>;
  readonly seats: readonly Seat[];
  readonly options: K['Options'];
  readonly seed: string;
};

/** The state that a match begins with. */
export function firstState<K extends Kinds>({ game, options, seats, seed }: Beginning<K>): K['State'] {
  const chanceState = chanceFrom(seed);
  return game.setup({ options, seats, content: game.content, chanceState, chance: chanceOver(chanceState) });
}
