import type { BotStrength, Pace } from '@tavolo/protocol';

/** The kind of player a seat is meant for when a table is set up. */
export type SeatPlan =
  | { readonly is: 'me' }
  /** Somebody who comes by the invitation. */
  | { readonly is: 'friend' }
  /** Somebody around this screen. */
  | { readonly is: 'here'; readonly name: string }
  | { readonly is: 'bot'; readonly bot: BotStrength };

/** A table as somebody wants it. */
export type Setup = {
  readonly game: string;
  readonly options: object;
  readonly pace: Pace;
  readonly seats: readonly SeatPlan[];
  /** What `me` is called. */
  readonly name: string;
  /** For guided games, whose chances are always the same; `null`: by chance. */
  readonly seed: string | null;
};
