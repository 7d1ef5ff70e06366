import type {
  ForKinds,
  ForQuestions,
  OpenQuestion,
  OpenQuestionOf,
  OptionOf,
  QuestionName,
} from '@tavolo/kernel';
import type { Cause, Fact } from '../facts.ts';
import type { WowKinds } from '../kinds.ts';
import type { DiscardFor, ItemUse, WhereTo } from '../questions.ts';
import type { Cost } from '../vocabulary/effects.ts';

/** A line of the log for each kind of fact; `Speaker` is how a language names who and what. */
export type LogLines<Speaker> = {
  readonly [Is in Fact['is']]: (fact: Of<Fact, Is>, speak: Speaker) => string;
};

/** The facts that a tag stands for, also where several tags share their parts. */
type Of<Union, Is> = Union extends { readonly is: infer Tag } ? (Is extends Tag ? Union : never) : never;

/** A question in words: what is decided, and what to consider. */
export type Prompt = { readonly asks: string; readonly consider: string };

export type Prompts<Speaker> = ForQuestions<OpenQuestion<WowKinds>, [speak: Speaker], Prompt>;

/** The labels of a question's options. */
export type OptionLabels<Speaker> = {
  readonly [Name in QuestionName<WowKinds>]: (
    id: OptionOf<WowKinds, Name>,
    question: OpenQuestionOf<WowKinds, Name>,
    speak: Speaker,
  ) => string;
};

/** What something costs, as a label says it in brackets. */
export type CostWords = ForKinds<Cost, [], string>;

/** Where damage came from, behind its number. `source`: who or what did it, as a sentence names it. */
export type CauseWords = { readonly [Means in Cause['means']]: (source: string) => string };

/** What is decided when a space is chosen, and how a space is labelled. */
export type WhereWords = {
  readonly [Why in WhereTo]: Prompt & { label(space: string): string };
};

/** What is decided when an item is chosen, how an item is labelled, and the way out. */
export type ItemWords = {
  readonly [Why in ItemUse]: {
    asks(owner: string): string;
    readonly consider: string;
    label(item: string): string;
    readonly none: string;
  };
};

/** Why cards are discarded. */
export type DiscardWords = { readonly [Why in DiscardFor]: string };

/** A line of the log. Throws for a fact from elsewhere that nobody has words for. */
export function lineOf<Speaker>(lines: LogLines<Speaker>, fact: Fact, speak: Speaker): string {
  if (!Object.hasOwn(lines, fact.is)) throw new Error(`nothing is known of ${fact.is}`);
  const line = lines[fact.is] as (fact: Fact, speak: Speaker) => string; // found by the fact's own tag
  return line(fact, speak);
}

/** The label of an option. */
export function labelOf<Speaker>(
  labels: OptionLabels<Speaker>,
  question: OpenQuestion<WowKinds>,
  id: string,
  speak: Speaker,
): string {
  const label = labels[question.name] as (
    id: string,
    question: OpenQuestion<WowKinds>,
    speak: Speaker,
  ) => string; // found by the question's own name
  return label(id, question, speak);
}
