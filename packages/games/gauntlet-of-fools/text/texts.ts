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
import type { Cards } from '../cards.ts';
import type { Fact } from '../facts.ts';
import type { GauntletKinds } from '../kinds.ts';
import { type ChapterId, chapters, type RuleId } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { Naming } from './naming.ts';
import type { TableOptionWords } from './option-words.ts';
import type { TermKey } from './vocabulary.ts';
import type { Wording } from './wording.ts';

/** Everything the game says in one language. */
export type Texts = {
  readonly language: Language;
  /** The name of the game. */
  readonly title: string;
  /** The name of a card, a boast, an ability, or a source of a number. A designer's own card goes by its id. */
  name(id: string): string;
  /** The name as it stands in a sentence, with its article where it has one. */
  the(id: string): string;
  /** What a card or boast does, composed from its effects: figures first, then a sentence a line. */
  cardLines: Wording['cardLines'];
  /** The same, to be read. */
  cardText(id: string, cards: Cards): readonly string[];
  /** A line of the log. */
  line(fact: Fact, table: Naming): string;
  /** What is decided, and why. */
  prompt(question: OpenQuestion<GauntletKinds>, table: Naming): string;
  /** The label of one of a question's options: it says what picking it does. */
  option(question: OpenQuestion<GauntletKinds>, id: string, table: Naming): string;
  phase(phase: State['phase']): string;
  /** A short word of the table, such as a heading or the label of a number. */
  term(key: TermKey): string;
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
  const { terms, name, the, cardLines, line, prompt, option } = wording;
  return {
    language,
    title: terms.title,
    name,
    the,
    cardLines,
    cardText: (id, cards) => cardLines(id, cards).map(lineText),
    line,
    prompt,
    option,
    phase: (phase) => terms.phases[phase],
    term: (key) => terms.words[key],
    ruleText: (id) => ruleTextIn(rulebook, id),
    rulebook: rulebookIn(rulebook, chapters),
    preface: rulebook.preface,
    options,
  };
}
