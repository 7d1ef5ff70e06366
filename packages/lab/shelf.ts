import type { BotName, Considered } from '@tavolo/bots';
import type { GivenBeginning, Onlooker, OpenQuestion, Refusal, Result, Saved, Seat } from '@tavolo/kernel';
import type { Simulated, TallyTexts } from './simulate/tally.ts';
import type { Paint } from './terminal/paint.ts';
import type { Language } from './text/language.ts';

/** A game as the command knows it. What types it is made of is known behind this, and nowhere else. */
export interface ShelvedGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The words that `--options` understands, such as `boasts=one`. */
  readonly optionWords: readonly string[];
  /** What one of them means. */
  optionSays(word: string, language: Language): string;
  title(language: Language): string;
  /** Three lines for somebody who has never played it. */
  greeting(language: Language): readonly string[];
  /** The options of the table that these words stand for; the words are known ones. */
  optionsOf(words: readonly string[]): object;
  begin(given: GivenBeginning): Sitting | Refusal;
  load(given: unknown): LoadedSitting | Refusal;
  rulebook(language: Language): readonly RulebookChapter[];
  /** What helps to read its table, for who asks for help. */
  guide(language: Language): Guide;
  /** Plays a match of bots to its end and counts what is worth counting. */
  simulate(given: SimulatedBeginning): Simulated;
  /** Whether all win or lose together. */
  readonly winsTogether: boolean;
  /** What was counted, in words and tables for a person. */
  tallyTexts(language: Language): TallyTexts;
  /** The words that a tally's ids stand for. */
  nameOf(id: string, language: Language): string;
}

type LoadedSitting = { readonly sitting: Sitting; readonly givenUp: number };

export type SimulatedBeginning = {
  readonly seats: readonly { readonly name: Seat; readonly bot: BotName }[];
  readonly options: object;
  readonly seed: string;
  /** How long a search bot thinks. */
  readonly iterations: number;
};

export type Guide = {
  readonly parts: readonly GuidePart[];
  /** Which numbers are explained to who asks why, and what is said when there is none. */
  readonly why: string;
  readonly nothingToExplain: string;
};

/** Signs or words that are seen at the table, each with what it means. */
export type GuidePart = {
  readonly title: string;
  readonly rows: readonly (readonly [sign: string, means: string])[];
};

export type RulebookChapter = {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RulebookRule[];
};

export type RulebookRule = { readonly id: string; readonly text: string };

/** Who speaks, to whom, and with which colours. */
export type Showing = {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
  readonly onlooker: Onlooker;
  /** What a seat's player is, to be shown beside its name; empty when nothing is to be said. */
  readonly kindOf: (seat: Seat) => string;
};

/**
 * How much of the table is shown, from all of it down to what who is asked can't do without: others in a line
 * each, then what is faced in a line too, then no others at all.
 */
export type Detail = 'full' | 'short' | 'shorter' | 'least';

/** A line of the log in words. */
export type Line = {
  readonly text: string;
  readonly rule: string;
  /** How many answers had been given when it was told. */
  readonly at: number;
  readonly tone: Tone;
  /** The seats whose heroes or players it is about; none when it is about the table. */
  readonly about: readonly Seat[];
};

/** How a line feels, for its colour. A heading opens a turn. */
export type Tone = 'heading' | 'plain' | 'good' | 'bad' | 'quiet';

/** A question in words. */
export type Asked = {
  /** Which hero or thing it is about and what is decided, in one sentence. */
  readonly prompt: string;
  readonly options: readonly AskedOption[];
};

export type AskedOption = {
  readonly id: string;
  readonly name: string;
  /** The same where room is scarce, and the question says what is done with it. */
  readonly short: string;
  /** Its figures in a few words; empty where the name says it all. */
  readonly summary: string;
  /** All that can be said of it, a paragraph each, for a screen with room; the summary is part of it. */
  readonly details: readonly string[];
  /** The ids of the cards and other things that it names, to be looked at. */
  readonly cards: readonly string[];
};

/** What can be read on a card, or on anything else that can be looked at. */
export type CardText = { readonly id: string; readonly name: string; readonly text: readonly string[] };

/** A number, and where each part of it comes from. */
export type Explained = {
  readonly what: string;
  readonly total: string;
  readonly parts: readonly { readonly from: string; readonly by: string }[];
};

/** A match being played, as the command knows it. */
export interface Sitting {
  readonly game: ShelvedGame;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly isOver: boolean;
  readonly answered: number;
  readonly open: readonly OpenQuestion[];
  readonly result: Result;
  answer(seat: Seat, picked: readonly string[]): Refusal | null;
  undo(seat: Seat): Refusal | null;
  save(): Saved;
  /** What a bot would pick for a seat that is asked. */
  picks(seat: Seat, bot: BotName): readonly string[];
  /** What the search bot thinks of a seat's answers, the best first. */
  considered(seat: Seat, keepGoing: () => boolean): readonly Considered[];
  /** The log as an onlooker may know it. */
  lines(showing: Showing): readonly Line[];
  /** The table at a glance; a question is being asked, or nothing is. */
  picture(showing: Showing, question: OpenQuestion | null, detail: Detail): readonly string[];
  asked(question: OpenQuestion, showing: Showing): Asked;
  /** Why some options can't be picked together; `null` where the game has no words for it. */
  refusing(question: OpenQuestion, picked: readonly string[], showing: Showing): string | null;
  /** Cards by their ids. */
  cards(ids: readonly string[], showing: Showing): readonly CardText[];
  /** The cards on the table. */
  cardsInSight(showing: Showing): readonly CardText[];
  /** Every card of the game. */
  allCards(showing: Showing): readonly CardText[];
  /** Where the numbers of a seat's heroes come from. */
  explained(seat: Seat, language: Language): readonly Explained[];
  /** The end of the match, with its numbers. */
  reckoning(showing: Showing): readonly string[];
  /** A new match at the same table, with what it inherits from this one. */
  rematch(seed: string): Sitting | Refusal;
}
