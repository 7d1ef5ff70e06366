import type { ForQuestions, OpenQuestion, OpenQuestionOf, OptionOf, QuestionName } from '@tavolo/kernel';
import type { Fact, Source } from '../facts.ts';
import type { MachinaKinds } from '../kinds.ts';
import type { PicksObjection } from '../onlooker/objection-to-picks.ts';
import type { Moment, WhereTo } from '../questions.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import type { Way } from './places.ts';

/** A line of the log for each kind of fact; `Speaker` is how a language names who and what. */
export type LogLines<Speaker> = {
  readonly [Is in Fact['is']]: (fact: Of<Fact, Is>, speak: Speaker) => string;
};

/** The facts that a tag stands for, also where several tags share their parts. */
type Of<Union, Is> = Union extends { readonly is: infer Tag } ? (Is extends Tag ? Union : never) : never;

/** A question in words: what is decided, and what to consider. */
export type Prompt = { readonly asks: string; readonly consider: string };

export type Prompts<Speaker> = ForQuestions<OpenQuestion<MachinaKinds>, [speak: Speaker], Prompt>;

/** The labels of a question's options. */
export type OptionLabels<Speaker> = {
  readonly [Name in QuestionName<MachinaKinds>]: (
    id: OptionOf<MachinaKinds, Name>,
    question: OpenQuestionOf<MachinaKinds, Name>,
    speak: Speaker,
  ) => string;
};

/** Something that is said of each direction. */
export type WayWords = { readonly [W in Way]: string };

/** What did something and is no card, as a sentence names it. */
export type SourceWords = { readonly [S in Exclude<Source, CardId | 'cost'>]: string };

/** What somebody does with a space on activating it. */
export type ActivationWords = { readonly [K in SpaceKind]: string };

/** What is decided when a space is chosen, and how a space is labelled. */
export type WhereWords = {
  readonly [Why in WhereTo]: {
    readonly asks: string;
    readonly consider: string;
    label(space: string): string;
  };
};

/** What is decided when a card may be used at some moment. `unit`: whom it is about, where it is about somebody. */
export type MomentWords = { readonly [M in Moment]: (unit: string | null) => Prompt };

/** Why picks can't be given together. */
export type ObjectionWords<Speaker> = {
  readonly [Is in PicksObjection['is']]: (objection: Of<PicksObjection, Is>, speak: Speaker) => string;
};

/** A line of the log. Throws for a fact from elsewhere that nobody has words for. */
export function lineOf<Speaker>(lines: LogLines<Speaker>, fact: Fact, speak: Speaker): string {
  if (!Object.hasOwn(lines, fact.is)) throw new Error(`nothing is known of ${fact.is}`);
  const line = lines[fact.is] as (fact: Fact, speak: Speaker) => string; // found by the fact's own tag
  return line(fact, speak);
}

/** The label of an option. */
export function labelOf<Speaker>(
  labels: OptionLabels<Speaker>,
  question: OpenQuestion<MachinaKinds>,
  id: string,
  speak: Speaker,
): string {
  const label = labels[question.name] as (
    id: string,
    question: OpenQuestion<MachinaKinds>,
    speak: Speaker,
  ) => string; // found by the question's own name
  return label(id, question, speak);
}

/** An objection in words. */
export function objectionOf<Speaker>(
  words: ObjectionWords<Speaker>,
  objection: PicksObjection,
  speak: Speaker,
): string {
  const says = words[objection.is] as (objection: PicksObjection, speak: Speaker) => string; // found by its own tag
  return says(objection, speak);
}
