import { forQuestion, type OpenQuestion } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { MachinaKinds } from '../kinds.ts';
import type { PicksObjection } from '../onlooker/objection-to-picks.ts';
import type { CardLines } from './card-lines.ts';
import type { TableWords } from './fields.ts';
import type { Naming } from './naming.ts';
import {
  type LogLines,
  labelOf,
  lineOf,
  type ObjectionWords,
  type OptionLabels,
  objectionOf,
  type Prompt,
  type Prompts,
} from './speech.ts';

/** All the words of one language; `Speaker` is how it names who and what in its sentences. */
export type Words<Speaker> = {
  readonly table: TableWords;
  /** What is printed on cards. */
  readonly cards: CardLines;
  name(id: string): string;
  /** What an ability of a card is called. */
  ability(card: string, ability: string): string;
  readonly log: LogLines<Speaker>;
  readonly prompts: Prompts<Speaker>;
  readonly options: OptionLabels<Speaker>;
  readonly objections: ObjectionWords<Speaker>;
  speakerFor(table: Naming): Speaker;
};

/** A language, ready to speak. */
export type Wording = Pick<Words<never>, 'table' | 'cards' | 'name' | 'ability'> & {
  line(fact: Fact, table: Naming): string;
  prompt(question: OpenQuestion<MachinaKinds>, table: Naming): Prompt;
  option(question: OpenQuestion<MachinaKinds>, id: string, table: Naming): string;
  objection(objection: PicksObjection, table: Naming): string;
};

export const wordingOf = <Speaker>(words: Words<Speaker>): Wording => ({
  table: words.table,
  cards: words.cards,
  name: words.name,
  ability: words.ability,
  line: (fact, table) => lineOf(words.log, fact, words.speakerFor(table)),
  prompt: (question, table) => forQuestion(words.prompts, question, words.speakerFor(table)),
  option: (question, id, table) => labelOf(words.options, question, id, words.speakerFor(table)),
  objection: (objection, table) => objectionOf(words.objections, objection, words.speakerFor(table)),
});
