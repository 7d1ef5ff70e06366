import type { OpenQuestion } from '@tavolo/kernel';
import type { CardLine, CardPart } from '@tavolo/language';
import type { Cards } from '../cards.ts';
import type { Fact } from '../facts.ts';
import type { GauntletKinds } from '../kinds.ts';
import type { CardIcon } from './card-icons.ts';
import { cardLines, type Teller } from './card-lines.ts';
import type { Naming } from './naming.ts';
import { labelOf, type OptionLabels, type Prompts, promptOf } from './questions.ts';
import { type LogLines, said, type Terms } from './vocabulary.ts';

/** All the words of one language; `Speaker` is how it names who and what in its sentences. */
export type Words<Noun, Speaker> = {
  readonly terms: Terms;
  nounOf(id: string): Noun & { readonly name: string };
  the(noun: Noun): string;
  readonly teller: Teller<Noun>;
  readonly log: LogLines<Speaker>;
  readonly prompts: Prompts<Speaker>;
  readonly options: OptionLabels<Speaker>;
  speakerFor(table: Naming): Speaker;
};

/** A language, ready to speak. */
export type Wording = {
  readonly terms: Terms;
  name(id: string): string;
  the(id: string): string;
  cardLines(id: string, cards: Cards): readonly CardLine<CardPart<CardIcon>>[];
  line(fact: Fact, table: Naming): string;
  prompt(question: OpenQuestion<GauntletKinds>, table: Naming): string;
  option(question: OpenQuestion<GauntletKinds>, id: string, table: Naming): string;
};

export const wordingOf = <Noun, Speaker>(words: Words<Noun, Speaker>): Wording => ({
  terms: words.terms,
  name: (id) => words.nounOf(id).name,
  the: (id) => words.the(words.nounOf(id)),
  cardLines: (id, cards) => cardLines(words.teller, id, cards),
  line: (fact, table) => said(words.log, fact, words.speakerFor(table)),
  prompt: (question, table) => promptOf(words.prompts, question, words.speakerFor(table)),
  option: (question, id, table) => labelOf(words.options, question, id, words.speakerFor(table)),
});
