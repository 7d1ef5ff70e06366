import type { Kinds, OpenQuestion, Seat } from '@tavolo/kernel';
import type { Preface, RulebookChapter } from '@tavolo/language';

/** What sentences are about: the table as somebody sees it, and what its players are called. */
export type Seen<K extends Kinds = Kinds> = {
  readonly view: K['View'];
  player(seat: Seat): string;
};

/** Everything a game says in one language, on whatever board. What only its own board says is with that board. */
export type Texts<K extends Kinds = Kinds> = {
  readonly title: string;
  /** The whole rulebook, and what its page says first. */
  readonly rulebook: readonly RulebookChapter[];
  readonly preface: Preface;
  /** The options of a table, by their keys. */
  readonly options: { readonly [key: string]: OptionWords };
  /** The name of a card or of anything else that has an id. */
  name(id: string): string;
  /** What a card or anything else with a text says, a sentence a line; empty: nothing is printed on it. */
  cardText(id: string): readonly string[];
  /** A line of the log. */
  line(fact: K['Fact'], seen: Seen<K>): string;
  /** What is decided. */
  prompt(question: OpenQuestion<K>, seen: Seen<K>): string;
  /** What to consider when deciding it; `null`: the game leaves it at the rule. */
  consider(question: OpenQuestion<K>, seen: Seen<K>): string | null;
  /** The label of an option: it says what picking it does. */
  option(question: OpenQuestion<K>, id: string, seen: Seen<K>): string;
  /** Why these picks can't be given together; `null`: nothing is known against them. */
  objection(question: OpenQuestion<K>, picked: readonly string[], seen: Seen<K>): string | null;
};

/** An option of a table in words. */
export type OptionWords<Value = unknown> = {
  readonly title: string;
  value(value: Value): ValueWords;
};

export type ValueWords = {
  readonly label: string;
  readonly says: string;
  /** A number before the label, where there are many. */
  readonly mark?: string;
  /** What is worth knowing at a glance, before all that is said. */
  readonly brief?: string;
};

/** Words for each option of a game's tables. */
export type WordsOfOptions<Options> = {
  readonly [Key in keyof Options & string]: OptionWords<Options[Key]>;
};

/** The words of an option to do something or not. */
export const flagWords = (
  title: string,
  words: { readonly on: ValueWords; readonly off: ValueWords },
): OptionWords<boolean> => ({ title, value: (value) => (value ? words.on : words.off) });
