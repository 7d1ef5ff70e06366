import type { OpenQuestion } from '@tavolo/kernel';
import {
  type Language,
  type Preface,
  type RulebookChapter,
  type RulebookWords,
  rulebookIn,
  ruleTextIn,
} from '@tavolo/language';
import type { Fact } from '../facts.ts';
import type { GloomKinds } from '../kinds.ts';
import type { PicksObjection } from '../onlooker/objection-to-picks.ts';
import { type ChapterId, chapters, type RuleId } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import type { Condition, Element } from '../vocabulary/terms.ts';
import type { NameKind } from './all-names.ts';
import { cardText } from './card-text.ts';
import { type CardTexts, cardTextsOf } from './card-texts.ts';
import type { Teller } from './composing/scene.ts';
import type { Naming } from './naming.ts';
import type { TableOptionWords } from './option-words.ts';
import type { Terms } from './phrases/terms.ts';
import type { TermKey } from './speech.ts';
import type { Story } from './story.ts';
import type { Wording } from './wording.ts';

/** Everything the game says in one language. */
export type Texts = {
  readonly language: Language;
  /** The name of the game. */
  readonly title: string;
  /** The name of a class, a card, an item, a monster…; ids of different kinds may be equal, so a kind can be said. */
  name(id: string, kind?: NameKind): string;
  /** What a card, an item, a goal, a monster or a scenario does, composed from what runs. */
  cardText(id: string, box: Content): readonly string[];
  /** What is printed, each by itself. */
  readonly cards: CardTexts;
  /** What is told of a scenario; `null` when nothing is. */
  story(scenario: string): Story | null;
  /** A figure, or a type of monster, as it stands in a sentence. */
  figure(id: string, table: Naming): string;
  /** An attack modifier card in a few words. */
  modifier(id: string, table: Naming): string;
  /** A line of the log. */
  line(fact: Fact, table: Naming): string;
  /** What is decided. */
  prompt(question: OpenQuestion<GloomKinds>, table: Naming): string;
  /** What to consider when deciding it, in a line. */
  consider(question: OpenQuestion<GloomKinds>, table: Naming): string;
  /** The label of one of a question's options: it says what picking it does. */
  option(question: OpenQuestion<GloomKinds>, id: string, table: Naming): string;
  /** The label of the button that confirms these picks; there is at least one. */
  confirmLabel(question: OpenQuestion<GloomKinds>, picked: readonly string[], table: Naming): string;
  /** Why picks can't be given together. */
  objection(objection: PicksObjection, table: Naming): string;
  phase(phase: State['phase']): string;
  condition(condition: Condition): string;
  element(element: Element | 'any'): string;
  /** The words of cards: slots, ranks, piles, difficulties, what abilities are called. */
  readonly words: Terms;
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
  readonly teller: Teller;
  readonly rulebook: RulebookWords<ChapterId, RuleId>;
  readonly options: TableOptionWords;
};

export function textsOf({ language, wording, teller, rulebook, options }: Parts): Texts {
  const { terms, stories, name, figure, modifier, line, prompt, option, confirmLabel, objection } = wording;
  const { terms: words } = teller.phrases;
  const cards = cardTextsOf(teller);
  return {
    language,
    title: terms.title,
    words,
    cards,
    ...{ name, figure, modifier, line, option, confirmLabel, objection },
    cardText: (id, box) => cardText(cards, terms.words, id, box),
    story: (scenario) => stories[scenario] ?? null,
    prompt: (question, table) => prompt(question, table).asks,
    consider: (question, table) => prompt(question, table).consider,
    phase: (phase) => words.phases[phase],
    condition: (condition) => words.conditions[condition],
    element: (element) => words.elements[element],
    term: (key) => terms.words[key],
    ruleText: (id) => ruleTextIn(rulebook, id),
    rulebook: rulebookIn(rulebook, chapters),
    preface: rulebook.preface,
    options,
  };
}
