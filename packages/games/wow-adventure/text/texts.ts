import type { OpenQuestion } from '@tavolo/kernel';
import {
  type Language,
  lineText,
  type Preface,
  type RulebookChapter,
  type RulebookWords,
  rulebookIn,
  ruleTextIn,
} from '@tavolo/language';
import { blurb } from '../blurb.ts';
import { content } from '../content/content.ts';
import type { Fact } from '../facts.ts';
import type { WowKinds } from '../kinds.ts';
import { type ChapterId, chapters, type RuleId } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { CardLines } from './card-lines.ts';
import type { Line } from './card-parts.ts';
import { linesOf } from './card-texts.ts';
import type { Naming } from './naming.ts';
import type { TableOptionWords } from './option-words.ts';
import type { FieldKey } from './terms.ts';
import type { Wording } from './wording.ts';

/** Everything the game says in one language. */
export type Texts = {
  readonly language: Language;
  /** The name of the game. */
  readonly title: string;
  /** The name of a card, a space, a token, or anything else with an id. */
  name(id: string): string;
  /** The name as it stands in a sentence, with its article where it has one. */
  the(id: string): string;
  /** What is printed on each kind of thing. */
  readonly cards: CardLines;
  /** What is printed on whatever has this id. */
  cardLines(id: string): readonly Line[];
  /** The same, to be read. */
  cardText(id: string): readonly string[];
  /** A line of the log. */
  line(fact: Fact, table: Naming): string;
  /** What is decided. */
  prompt(question: OpenQuestion<WowKinds>, table: Naming): string;
  /** What to consider when deciding it. */
  consider(question: OpenQuestion<WowKinds>, table: Naming): string;
  /** The label of one of a question's options: it says what picking it does. */
  option(question: OpenQuestion<WowKinds>, id: string, table: Naming): string;
  phase(phase: State['phase']): string;
  /** A short word of the table, such as a heading or the label of a number. */
  term(key: FieldKey): string;
  /** The sentence of a numbered rule, such as the one a question cites; `null` when there is no such rule. */
  ruleText(id: string): string | null;
  /** The whole rulebook, and what its page says first. */
  readonly rulebook: readonly RulebookChapter[];
  readonly preface: Preface;
  /** What tables choose between. */
  readonly options: TableOptionWords;
};

/** What the texts of a language are made from. */
type Parts = {
  readonly language: Language;
  readonly wording: Wording;
  readonly rulebook: RulebookWords<ChapterId, RuleId>;
  readonly options: TableOptionWords;
};

export function textsOf({ language, wording, rulebook, options }: Parts): Texts {
  const { terms, name, the, cards, line, prompt, option } = wording;
  const cardLines = (id: string): readonly Line[] => linesOf(cards, content, id);
  return {
    language,
    title: blurb.words[language].title,
    ...{ name, the, cards, cardLines, line, option, options },
    cardText: (id) => cardLines(id).map(lineText),
    prompt: (question, table) => prompt(question, table).asks,
    consider: (question, table) => prompt(question, table).consider,
    phase: (phase) => terms.phases[phase],
    term: (key) => terms.fields[key],
    ruleText: (id) => ruleTextIn(rulebook, id),
    rulebook: rulebookIn(rulebook, chapters),
    preface: rulebook.preface,
  };
}
