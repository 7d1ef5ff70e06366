import type { AboutOf, QuestionName as NameIn, OpenQuestion, OpenQuestionOf, OptionOf } from '@tavolo/kernel';
import type { GauntletKinds } from '../kinds.ts';
import type { WindowQuestion } from '../questions.ts';

type QuestionName = NameIn<GauntletKinds>;

/** A question as words are found for it: what it is about, and how many may be picked of what. */
type Asked<Name extends QuestionName = QuestionName> = {
  [N in Name]: AboutOf<GauntletKinds, N> & Pick<OpenQuestionOf<GauntletKinds, N>, 'min' | 'max' | 'options'>;
}[Name];

/** Something said for each question. */
export type Prompts<Speaker> = {
  readonly [Name in QuestionName]: (asked: Asked<Name>, speak: Speaker) => string;
};

/** The labels of a question's options. */
export type OptionLabels<Speaker> = {
  readonly [Name in QuestionName]: OptionLabel<Name, Speaker>;
};

/** The labels of the options of one question, or of several of a kind. */
type OptionLabel<Name extends QuestionName, Speaker> = (
  id: OptionOf<GauntletKinds, Name>,
  asked: Asked<Name>,
  speak: Speaker,
) => string;

export type WindowLabel<Speaker> = OptionLabel<WindowQuestion, Speaker>;

/** The prompt of a question, with the words of a language. */
export function promptOf<Speaker>(
  prompts: Prompts<Speaker>,
  question: OpenQuestion<GauntletKinds>,
  speak: Speaker,
): string {
  const prompt = prompts[question.name] as (asked: Asked, speak: Speaker) => string; // read by the question's own name
  return prompt(askedIn(question), speak);
}

/** The label of one of its options. */
export function labelOf<Speaker>(
  labels: OptionLabels<Speaker>,
  question: OpenQuestion<GauntletKinds>,
  id: string,
  speak: Speaker,
): string {
  const label = labels[question.name] as (id: string, asked: Asked, speak: Speaker) => string; // read by the question's own name
  return label(id, askedIn(question), speak);
}

const askedIn = ({ about, min, max, options }: OpenQuestion<GauntletKinds>): Asked =>
  ({ ...about, min, max, options }) as Asked; // all of one question
