import type { Kinds, Onlooker, OpenQuestion, Result, Seat, Told } from '@tavolo/kernel';
import type { Language, Tone } from '@tavolo/language';
import type { ReactNode } from 'react';
import type { Weight } from './weights.ts';

/** The player on a seat, as the board names them. */
export type Player = {
  readonly name: string;
  readonly is: 'you' | 'person' | 'bot' | 'open';
};

/** What a board is drawn from. It is a function of this, and knows neither the network nor the rules. */
export type BoardProps<K extends Kinds = Kinds, Words = unknown> = {
  /** The table as it is shown now; while something is played out, between two views. */
  readonly view: K['View'];
  /** Everybody's seats, in the order they sit. */
  readonly seats: readonly Seat[];
  /** With whose eyes. */
  readonly onlooker: Onlooker;
  /** Names the match for what a board keeps in this tab; `null`: nothing is kept, as of a match that is looked back at. */
  readonly keptAs: string | null;
  /** What `onlooker` is asked; `null` while others decide or something is played out. */
  readonly question: OpenQuestion<K> | null;
  /** What has been picked and not yet given. */
  readonly picked: readonly string[];
  /** Whether touching something picks it, to be given later, rather than answers. */
  readonly needsConfirm: boolean;
  /** Something lit was touched: one of the question's options. */
  readonly onPick: (option: string) => void;
  /** The key that picks an option, from 1 to 9; `null`: none does. */
  readonly numberOf: (option: string) => number | null;
  /** The seats that are asked now. */
  readonly deciding: readonly Seat[];
  /** Everything told up to what is shown. */
  readonly told: readonly Told<K>[];
  /** The fact that is being played out; `null` when the table is at rest. */
  readonly now: Told<K> | null;
  /** How the match ended; `null` before. */
  readonly result: Result | null;
  readonly player: (seat: Seat) => Player;
  /** What the board says, in the language that is read. */
  readonly words: Words;
  /** Opens a rule of the rulebook beside the board. */
  readonly onRule: (rule: string) => void;
};

/** What a board adds to a choice, whose label is the game's. */
export type OptionOnBoard = {
  /** What it is called among others: the name of what it picks, where it picks a thing; `null`: its label. */
  readonly name: string | null;
  /** What it does at length, for anyone who wants to know. */
  readonly detail: readonly string[];
  /** An icon of the game's set. */
  readonly icon: string | null;
  readonly weight: OptionWeight;
  readonly place: OptionPlace;
  /** It can't be taken back, or costs what nobody means to pay: it is confirmed even where the others are not. */
  readonly isWeighty?: boolean;
};

/**
 * How a choice stands to the others. `going-on`: it ends something that could still have gone on, and is shown apart,
 * behind them. `quiet`: it is seldom meant, so it is small, the last of all, and has no number.
 */
type OptionWeight = 'plain' | 'going-on' | 'quiet';

/**
 * Where a choice is offered: `listed` beside the question; or by the board itself, `in-row` with others, where it has a
 * number too, or anywhere `on-board`.
 */
type OptionPlace = 'listed' | 'in-row' | 'on-board';

/**
 * How much care a single pick needs. `none`: one touch answers. `aimed`: it is something small on the board, so a finger
 * points at it first and touches it again. `weighty`: it can't be taken back, so it is picked and then confirmed.
 */
export type Care = 'none' | 'aimed' | 'weighty';

/** What a board adds to a question. */
export type QuestionOnBoard = {
  option(id: string): OptionOnBoard;
  readonly care: Care;
  /** What confirming these picks does, on the button that confirms them; `null`: the shell says it. */
  confirmLabel(picked: readonly string[]): string | null;
  /** What giving nothing does, where nothing need be picked; without it the shell says it. */
  readonly confirmNone?: string;
  /** How much may be picked, where another limit counts than a number; `null`: the shell says the number. */
  readonly limit: string | null;
};

/** What the words of a board are about: what is seen, and what the players are called. */
export type Showing<K extends Kinds> = {
  readonly view: K['View'];
  readonly player: (seat: Seat) => Player;
};

/** What only a board says in a language, beside the texts of its game. */
export type FaceWords<K extends Kinds = Kinds> = {
  question(question: OpenQuestion<K>, showing: Showing<K>): QuestionOnBoard;
  /** A scale that the options of a table lie on, as far as it can be known before the game; `null`: there is none. */
  scale(options: K['Options']): WordedScale | null;
  /** What the button says that opens the next match of a chain, where that is not just another one. */
  rematchLabel?(view: K['View']): string | null;
  /** What keys do on its board, beside those of every table. */
  readonly keys: readonly WordedKey[];
  /** What is said in its lesson. */
  readonly tips: readonly Tip[];
};

/** A key, and what it does. */
export type WordedKey = readonly [key: string, does: string];

/** A scale of steps, with what each step gives, and the step that is played at. */
export type WordedScale = {
  readonly title: string;
  readonly says: string;
  readonly rule: string | null;
  readonly steps: readonly string[];
  /** The place of the step; `null`: it is found during the game. */
  readonly now: number | null;
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
};

/** What a guided game says when something happens for the first time. */
export type Tip = {
  readonly id: string;
  readonly at: TipMoment;
  readonly title: string;
  readonly text: string;
  readonly rule: string | null;
};

export type TipMoment =
  /** The name of a question that is asked of the learner. `offers`: only where an option begins like this. */
  | { readonly question: string; readonly offers?: string }
  /** The kind of a fact that is told. `isOwn`: only where it is about the learner. */
  | { readonly fact: string; readonly isOwn?: true };

/** A first game that teaches by playing. */
export type Lesson = {
  readonly seed: string;
  readonly bots: number;
  /** What is played otherwise than usual. */
  readonly options?: { readonly [key: string]: unknown };
};

/**
 * What a game brings to the table in the browser. Everything that takes what is the game's own is a method, so a face of
 * any kinds is a `GameFace`.
 */
export type GameFace<K extends Kinds = Kinds, Words extends FaceWords<K> = FaceWords<K>> = {
  /** A component: it is drawn, never called. */
  Board(props: BoardProps<K, Words>): ReactNode;
  /** Loads what its board says in a language: nobody reads three at once. */
  words(language: Language): Promise<Words>;
  /** The icons that its words and board name: for each its outline, on a square of 512. */
  readonly icons: { readonly [name: string]: string };
  /** How long a fact is shown, in beats; 0: it passes with the next. */
  beats(fact: K['Fact']): number;
  /** How much a fact matters to somebody who missed it. `isYours`: whether it is about them. */
  weightFor(fact: K['Fact'], isYours: boolean): Weight;
  toneOf(fact: K['Fact']): Tone;
  /** What is so short and sweet that everybody hears it: a sound for a fact; `null`: none. */
  soundOf(fact: K['Fact']): Sound | null;
};

/** The sounds of the shell. */
export type Sound = 'dice' | 'coin' | 'hurt' | 'card' | 'death' | 'win' | 'turn';
