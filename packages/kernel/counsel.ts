import type { Chance } from './chance.ts';
import type { QuestionKinds, QuestionName } from './questions.ts';
import type { Question } from './rule.ts';
import type { Seat } from './seat.ts';

/** The types that counsel is written in. */
export type CounselKinds = QuestionKinds & { State: object };

/**
 * What a game knows about playing it well: of its states, and of its questions, which are `Asked`. Bots read this, and
 * know nothing else of the game.
 */
export type Counsel<State, Asked> = {
  /** How well a seat stands, from 0 (lost) to 1 (won). Called on imagined states only. */
  worth(state: State, seat: Seat): number;
  /**
   * How to play a quick imagined game to its end; without it, at random. Must not look at what `seat` may not
   * know; in an imagined state everything hidden is made up anyway.
   */
  habit?(asked: Asked, chance: Chance): readonly string[];
  /** Which options a bot may think of, at least one; without it, all. What would spoil a game for people is left out. */
  thinkable?(asked: Asked): readonly string[];
  /** How many turns have begun. Standings are best compared where one ends, so those who think long judge there. */
  turn?(state: State): number;
  /** How bots best think about this game, where their usual ways don't fit it. */
  readonly thinking?: Thinking;
};

/** What suits a game to those who think about it. */
export type Thinking = {
  /** After how many decisions, by anybody, an answer shows in `worth`. */
  readonly horizon: number;
  /** How many whole turns, after the one that is going on, are worth thinking ahead; none is usual. */
  readonly turns?: number;
  /** How far the habit is trusted, from 0 (no more than any other answer) to 1: another must show that it is better. */
  readonly trust: number;
};

/** A quick way to answer: picks for a question, given its options. */
export type Habit<K extends CounselKinds> = (asked: HabitQuestion<K>, chance: Chance) => readonly string[];

/** A question as counsel is told of it: any of a game's, told apart by `name`; without a game, of whatever game. */
export type HabitQuestion<K extends CounselKinds = CounselKinds> = PutIn<K['State']> & K['Put'];

/** A question of this name, or of one of these, as counsel is told of it. */
export type HabitQuestionOf<K extends CounselKinds, Name extends QuestionName<K>> = Extract<
  HabitQuestion<K>,
  { readonly name: Name }
>;

/** What is put to counsel, whatever is asked. */
type PutIn<State> = {
  readonly state: State;
  readonly seat: Seat;
  readonly min: number;
  readonly max: number;
};

/** A question as a game's counsel is told of it, where it has been asked in this state. `options`: those that count. */
export function habitQuestion<K extends CounselKinds>(
  state: K['State'],
  { seat, name, min, max, about }: Question,
  options: readonly string[],
): HabitQuestion<K> {
  const asked: HabitQuestion = { state, seat, name, options, min, max, about: about ?? saysNothing };
  return asked as HabitQuestion<K>; // the rules of a game ask what it declares
}

const saysNothing = () => ({});
