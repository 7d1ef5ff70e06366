import type {
  Chance,
  Game,
  Kinds,
  Match,
  OpenQuestion,
  Question,
  Seat,
  Thinking,
  Thought,
} from '@tavolo/kernel';
import { thinkable } from './thinkable.ts';

/**
 * All that a bot is given of a match: its seat's open question, and the match as that seat might think it. The
 * true state is out of reach, so a bot can neither read what its seat may not know nor change anything.
 */
export type BotSight<K extends Kinds> = {
  readonly seat: Seat;
  readonly question: OpenQuestion;
  readonly game: Game<K>;
  /** A match of its own, dealt anew in all that the seat does not know. The same chance gives the same one. */
  imagine(chance: Chance): Thought<K>;
};

/** What a seat sees of a match, or `null` when it is not asked. Its own answer makes it void. */
export function sightOf<K extends Kinds>(match: Match<K>, seat: Seat): BotSight<K> | null {
  const question = match.openTo(seat);
  if (question === null) return null;
  return { seat, question, game: match.game, imagine: (chance) => match.imagine(seat, chance) };
}

/** What the game's counsel recommends to whoever thinks about it. */
export const thinkingOn = <K extends Kinds>({ game }: BotSight<K>): Partial<Thinking> =>
  game.counsel?.thinking ?? {};

/**
 * The bot's own question as an imagined match asks it: with what it may think of, and the test of which picks go
 * together.
 */
export function ownQuestion<K extends Kinds>({ seat, question }: BotSight<K>, thought: Thought<K>): Question {
  const asked = thought.askedOf(seat);
  if (asked?.name !== question.name) throw new Error(`${seat} is no longer asked ${question.name}`);
  return thinkable(thought, asked);
}
