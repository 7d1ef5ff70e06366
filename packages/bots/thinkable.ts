import type { HabitQuestion, Kinds, Question, Thought } from '@tavolo/kernel';

/** A question of an imagined match as the game's counsel is told of it. */
export function habitQuestion<K extends Kinds>(
  { state }: Thought<K>,
  { seat, name, min, max, about }: Question,
  options: readonly string[],
): HabitQuestion<K['State']> {
  return { state, seat, name, options, min, max, about: about ?? saysNothing };
}

const saysNothing = () => ({});

/** A question with only those options that a bot may think of. */
export function thinkable<K extends Kinds, Q extends Question | null>(thought: Thought<K>, question: Q): Q {
  const limit = thought.game.counsel?.thinkable;
  if (limit === undefined || question === null) return question;
  return { ...question, from: () => limit(habitQuestion(thought, question, question.from())) };
}
