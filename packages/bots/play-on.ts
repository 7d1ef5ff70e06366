import {
  type Chance,
  type Game,
  habitQuestion,
  type Kinds,
  type Question,
  type Seat,
  type Thought,
} from '@tavolo/kernel';
import { randomAnswer } from './random.ts';
import { thinkable } from './thinkable.ts';

/** The answer that comes to mind first: the game's habit, or one at random where it has none. */
export function usualAnswer<K extends Kinds>(
  thought: Thought<K>,
  question: Question,
  options: readonly string[],
  chance: Chance,
): readonly string[] {
  const habit = thought.game.counsel?.habit;
  if (habit === undefined) return randomAnswer(question, options, chance);
  return habit(habitQuestion<K>(thought.state, question, options), chance);
}

/** How far an imagined match is played on before it is judged. */
export type Horizon<K extends Kinds> = {
  /** After how many decisions, by anybody, at the latest. */
  readonly decisions: number;
  /** Whether it has come far enough before that. */
  isReached?(state: K['State']): boolean;
};

/** So many decisions are in no turn; a match that does not get out of one is judged there. */
const longestTurn = 100;

/** How many decisions to play on. Only a game with counsel can be judged before its end. */
export const decisionsAhead = <K extends Kinds>({ counsel }: Game<K>, decisions: number): number =>
  counsel === null ? Number.POSITIVE_INFINITY : decisions;

/** So many turns beyond the one that is going on, in a game that knows turns; else so many decisions. */
export function turnsAhead<K extends Kinds>(
  { game, state }: Thought<K>,
  { horizon, turns }: { readonly horizon: number; readonly turns: number },
): Horizon<K> {
  const turn = game.counsel?.turn;
  if (turn === undefined) return { decisions: decisionsAhead(game, horizon) };
  const last = turn(state) + turns;
  return { decisions: (turns + 1) * longestTurn, isReached: (then) => turn(then) > last };
}

/** Plays an imagined match on as far as that, or to its end, each decision with the usual answer. */
export function playOn<K extends Kinds>(
  thought: Thought<K>,
  { decisions, isReached }: Horizon<K>,
  chance: Chance,
): void {
  const hasHabit = thought.game.counsel?.habit !== undefined;
  for (let left = decisions; left > 0; left--) {
    if (isReached?.(thought.state) === true) return;
    const asked = thought.firstAsked;
    // A habit thinks of nothing else than what is thinkable anyway.
    const question = hasHabit ? asked : thinkable(thought, asked);
    if (question === null) return;
    thought.play(question.seat, usualAnswer(thought, question, question.from(), chance));
  }
}

/** How well a seat stands, from 0 to 1: by the game's counsel, or without one by its share of the victory. */
export function standing<K extends Kinds>(thought: Thought<K>, seat: Seat): number {
  const { counsel } = thought.game;
  if (counsel !== null) return counsel.worth(thought.state, seat);
  const { winners } = thought.result;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
