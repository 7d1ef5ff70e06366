import { habitQuestion, type Kinds, type Question, type Thought } from '@tavolo/kernel';

/** A question with only those options that a bot may think of. */
export function thinkable<K extends Kinds, Q extends Question | null>(thought: Thought<K>, question: Q): Q {
  const limit = thought.game.counsel?.thinkable;
  if (limit === undefined || question === null) return question;
  return { ...question, from: () => limit(habitQuestion<K>(thought.state, question, question.from())) };
}
