import type { Game, Kinds, Match, OpenQuestion, Result, Seat } from '@tavolo/kernel';
import type { Asked, Detail, Explained, Guide, RulebookChapter, Showing, Tone } from './shelf.ts';
import type { Counted, TallyTexts } from './simulate/tally.ts';
import type { Language } from './text/language.ts';

/** What a game brings along to be played in a terminal: its rules, its words, its pictures, and what to count. */
export type Entry<K extends Kinds> = {
  readonly game: Game<K>;
  readonly optionWords: readonly string[];
  optionsOf(words: readonly string[]): Partial<K['Options']>;
  readonly words: { readonly [L in Language]: GameWords<K> };
  toneOf(fact: K['Fact']): Tone;
  /** The seats that a fact is about. */
  aboutWhom(fact: K['Fact'], view: K['View']): readonly Seat[];
  /** The ids of all that can be looked at, and of what is on the table. */
  readonly cards: readonly string[];
  cardsInSight(view: K['View']): readonly string[];
  /** The table at a glance. */
  picture(scene: Scene<K>, showing: Showing, detail: Detail): readonly string[];
  /** The end of a match, with its numbers. */
  reckoning(scene: Scene<K>, showing: Showing): readonly string[];
  /** Where the numbers of a seat come from. */
  explained(view: K['View'], seat: Seat, language: Language): readonly Explained[];
  /** The options of a rematch. */
  rematchOptions(options: K['Options'], result: Result): K['Options'];
  /** How long a match was, and who did how well in it. */
  count(match: Match<K>): { readonly length: number; readonly counted: readonly Counted[] };
  /** Whether all win or lose together, so that a victory is not split. */
  readonly winsTogether: boolean;
  tallyTexts(language: Language): TallyTexts;
};

/** A match as somebody may know it, to be drawn. */
export type Scene<K extends Kinds> = {
  readonly view: K['View'];
  readonly facts: readonly K['Fact'][];
  readonly question: OpenQuestion | null;
  readonly result: Result;
};

/** A game's words in one language. */
export type GameWords<K extends Kinds> = {
  readonly title: string;
  readonly greeting: readonly string[];
  readonly rulebook: readonly RulebookChapter[];
  readonly guide: Guide;
  /** What a word of `--options` means. */
  optionSays(word: string): string;
  nameOf(id: string): string;
  cardText(id: string, view: K['View']): readonly string[];
  line(fact: K['Fact'], view: K['View']): string;
  asked(question: OpenQuestion, view: K['View']): Asked;
  /** Why some options can't be picked together; `null` where the game has no words for it. */
  refusing(question: OpenQuestion, picked: readonly string[], view: K['View']): string | null;
};
