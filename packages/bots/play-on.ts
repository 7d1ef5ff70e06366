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

/** Plays an imagined match on for so many decisions, or to its end, each with the usual answer. */
export function playOn<K extends Kinds>(thought: Thought<K>, decisions: number, chance: Chance): void {
  const hasHabit = thought.game.counsel?.habit !== undefined;
  for (let left = decisions; left > 0; left--) {
    const asked = thought.firstAsked;
    // A habit thinks of nothing else than what is thinkable anyway.
    const question = hasHabit ? asked : thinkable(thought, asked);
    if (question === null) return;
    thought.play(question.seat, usualAnswer(thought, question, question.from(), chance));
  }
}

/** How far to play on before judging. Only a game with counsel can be judged before its end. */
export const horizonOf = <K extends Kinds>(game: Game<K>, decisions: number): number =>
  game.counsel === null ? Number.POSITIVE_INFINITY : decisions;

/** How well a seat stands, from 0 to 1: by the game's counsel, or without one by its share of the victory. */
export function standing<K extends Kinds>(thought: Thought<K>, seat: Seat): number {
  const { counsel } = thought.game;
  if (counsel !== null) return counsel.worth(thought.state, seat);
  const { winners } = thought.result;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
