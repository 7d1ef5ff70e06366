import type { OpenQuestion, RefusalName } from '@tavolo/kernel';
import type { Cards } from '../cards.ts';
import type { Fact } from '../facts.ts';
import type { ChapterId } from '../rulebook.ts';
import type { State } from '../state.ts';
import { en } from './en/wording.ts';
import { it } from './it/wording.ts';
import type { Language } from './language.ts';
import type { Naming } from './naming.ts';
import { pt } from './pt/wording.ts';
import { chapterTitles, ruleTextIn } from './rulebook/index.ts';
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
  cardText(id: string, cards: Cards): readonly string[];
  /** A line of the log. */
  line(fact: Fact, table: Naming): string;
  /** What is decided, and why. */
  prompt(question: OpenQuestion, table: Naming): string;
  /** The label of one of a question's options: it says what picking it does. */
  option(question: OpenQuestion, id: string, table: Naming): string;
  phase(phase: State['phase']): string;
  /** A short word of the table, such as a heading or the label of a number. */
  term(key: TermKey): string;
  refusal(name: RefusalName): string;
  /** The sentence of a numbered rule, such as the one a question cites; `null` when there is no such rule. */
  ruleText(id: string): string | null;
  chapterTitle(id: ChapterId): string;
};

const wordings: Readonly<Record<Language, Wording>> = { en, it, pt };

export function textsIn(language: Language): Texts {
  const { terms, name, the, cardText, line, prompt, option } = wordings[language];
  return {
    language,
    title: terms.title,
    name,
    the,
    cardText,
    line,
    prompt,
    option,
    phase: (phase) => terms.phases[phase],
    term: (key) => terms.words[key],
    refusal: (refused) => terms.refusals[refused],
    ruleText: (id) => ruleTextIn(language, id),
    chapterTitle: (id) => chapterTitles[language][id],
  };
}
