import { gauntletOfFools, rematchOptions } from '@tavolo/gauntlet-of-fools';
import { gloomhaven } from '@tavolo/gloomhaven';
import {
  begin,
  type Game,
  type GivenBeginning,
  isRefusal,
  type Kinds,
  load,
  type Refusal,
  type Result,
} from '@tavolo/kernel';
import { MatchOf, type PlayedMatch } from './played-match.ts';

/** A game as tables know it. What types it is made of is known behind this, and nowhere else. */
export type PlayableGame = {
  readonly id: string;
  /** The version of its rules. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  begin(given: GivenBeginning): PlayedMatch | Refusal;
  load(saved: unknown): { readonly match: PlayedMatch; readonly givenUp: number } | Refusal;
  /** Whether these options are ones that the game knows; `null`, or why not. */
  refusesOptions(options: object): Refusal | null;
  /** What a rematch inherits from a match that ended so. */
  rematchOptions(options: object, result: Result): object;
};

/** The games that can be played, by their ids. */
export const games: ReadonlyMap<string, PlayableGame> = new Map(
  [playable(gauntletOfFools, rematchOptions), playable(gloomhaven, (options) => options)].map((game) => [
    game.id,
    game,
  ]),
);

function playable<K extends Kinds>(
  game: Game<K>,
  inherit: (options: K['Options'], result: Result) => K['Options'],
): PlayableGame {
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    begin: (given) => {
      const match = begin(game, given);
      return isRefusal(match) ? match : new MatchOf(match);
    },
    load: (saved) => {
      const loaded = load(game, saved);
      return isRefusal(loaded) ? loaded : { match: new MatchOf(loaded.match), givenUp: loaded.givenUp };
    },
    refusesOptions: (options) => {
      const seats = Array.from({ length: game.seats.min }, (_, index) => `seat-${index + 1}`);
      const match = begin(game, { seats, options, seed: 'none' });
      return isRefusal(match) ? match : null;
    },
    rematchOptions: (options, result) => inherit({ ...game.defaults, ...options }, result),
  };
}
