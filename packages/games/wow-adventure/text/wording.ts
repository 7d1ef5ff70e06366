import { forQuestion, type OpenQuestion } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { WowKinds } from '../kinds.ts';
import type { CardLines } from './card-lines.ts';
import type { Naming } from './naming.ts';
import { type LogLines, labelOf, lineOf, type OptionLabels, type Prompt, type Prompts } from './speech.ts';
import type { Terms } from './terms.ts';

/** All the words of one language; `Speaker` is how it names who and what in its sentences. */
export type Words<Speaker> = {
  readonly terms: Terms;
  name(id: string): string;
  /** The name as it stands in a sentence, with its article where it has one. */
  the(id: string): string;
  readonly cards: CardLines;
  readonly log: LogLines<Speaker>;
  readonly prompts: Prompts<Speaker>;
  readonly options: OptionLabels<Speaker>;
  speakerFor(table: Naming): Speaker;
};

/** A language, ready to speak. */
export type Wording = Pick<Words<never>, 'terms' | 'name' | 'the' | 'cards'> & {
  line(fact: Fact, table: Naming): string;
  prompt(question: OpenQuestion<WowKinds>, table: Naming): Prompt;
  option(question: OpenQuestion<WowKinds>, id: string, table: Naming): string;
};

/** A name that ends in a full stop ends its sentence, too: S.P.R. */
const ended = (text: string): string => text.replace(/\.\.$/, '.');

export const wordingOf = <Speaker>(words: Words<Speaker>): Wording => ({
  terms: words.terms,
  name: words.name,
  the: words.the,
  cards: words.cards,
  line: (fact, table) => ended(lineOf(words.log, fact, words.speakerFor(table))),
  prompt: (question, table) => forQuestion(words.prompts, question, words.speakerFor(table)),
  option: (question, id, table) => labelOf(words.options, question, id, words.speakerFor(table)),
});
