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
import type { MachinaKinds } from '../kinds.ts';
import type { PicksObjection } from '../onlooker/objection-to-picks.ts';
import { type ChapterId, chapters, type RuleId } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { Line } from './card-parts.ts';
import { cardTextOf } from './card-texts.ts';
import type { FieldKey } from './fields.ts';
import type { Naming } from './naming.ts';
import type { TableOptionWords } from './option-words.ts';
import type { Stories } from './stories.ts';
import type { Wording } from './wording.ts';

/** Everything the game says in one language. */
export type Texts = {
  readonly language: Language;
  /** The name of the game. */
  readonly title: string;
  /** The name of a card, a tile, a space, or anything else with an id. */
  name(id: string): string;
  /** What an ability of a card is called. */
  ability(card: string, ability: string): string;
  /** What is printed on a card, line by line with its icons; nothing where nothing is. */
  cardLines(id: string): readonly Line[];
  /** The same in plain sentences. */
  cardText(id: string): readonly string[];
  /** What a choice on a card would do; `null`: nothing. */
  choiceText(card: string, choice: string): string | null;
  /** A line of the log. */
  line(fact: Fact, table: Naming): string;
  /** What is decided. */
  prompt(question: OpenQuestion<MachinaKinds>, table: Naming): string;
  /** What to consider when deciding it. */
  consider(question: OpenQuestion<MachinaKinds>, table: Naming): string;
  /** The label of one of a question's options: it says what picking it does. */
  option(question: OpenQuestion<MachinaKinds>, id: string, table: Naming): string;
  /** Why picks can't be given together. */
  objection(objection: PicksObjection, table: Naming): string;
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
  /** What is told of scenarios and explorers. */
  readonly stories: Stories;
};

/** What the texts of a language are made from. */
type Parts = {
  readonly language: Language;
  readonly wording: Wording;
  readonly rulebook: RulebookWords<ChapterId, RuleId>;
  readonly options: TableOptionWords;
  readonly stories: Stories;
};

export function textsOf({ language, wording, rulebook, options, stories }: Parts): Texts {
  const { table: words, cards, name, ability, line, prompt, option, objection } = wording;
  const cardLines = (id: string): readonly Line[] => cardTextOf(cards, content, id).lines;
  return {
    language,
    title: blurb.words[language].title,
    ...{ name, ability, cardLines, line, option, objection, options, stories },
    cardText: (id) => cardLines(id).map(lineText),
    choiceText: (card, choice) => {
      const found = cardTextOf(cards, content, card).options.find(({ id }) => id === choice);
      return found === undefined || found.line.length === 0 ? null : lineText(found.line);
    },
    prompt: (question, table) => prompt(question, table).asks,
    consider: (question, table) => prompt(question, table).consider,
    phase: (phase) => words.phases[phase],
    term: (key) => words.fields[key],
    ruleText: (id) => ruleTextIn(rulebook, id),
    rulebook: rulebookIn(rulebook, chapters),
    preface: rulebook.preface,
  };
}
