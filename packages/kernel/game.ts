import type { Chance, ChanceState } from './chance.ts';
import type { Description } from './description.ts';
import type { Form } from './form.ts';
import { formOf } from './form.ts';
import type { About, Rule } from './rule.ts';
import type { Onlooker, Seat } from './seat.ts';

/** The types of a game, in one bundle: what it is played with, what it tells, what it shows. */
export type Kinds = {
  State: { chance: ChanceState };
  Options: object;
  Step: { readonly is: string };
  Fact: { readonly is: string };
  View: object;
  /** What is printed on cards and tiles, found by id. */
  Content: object;
};

/** What a rule is given: the state to change, chance, the content, and the log to tell. In a game's rules it is called `g`. */
export type Play<K extends Pick<Kinds, 'State' | 'Fact' | 'Content'>> = {
  readonly state: K['State'];
  readonly content: K['Content'];
  readonly chance: Chance;
  /** Tells everybody a fact, and the number of the rule it follows. */
  tell(fact: K['Fact'], rule: string): void;
  /** Tells one seat what only it may know. */
  tellOnly(seat: Seat, fact: K['Fact'], rule: string): void;
  /** Something hidden has been shown: what was answered before can no longer be freely undone. Draws do this by themselves. */
  reveal(): void;
};

/** How a match ended. */
export type Result = {
  readonly winners: readonly Seat[];
  readonly scores: { readonly [seat: string]: number };
};

/** What a game knows about playing it well. Bots read this, and know nothing else of the game. */
export type Counsel<State> = {
  /** How well a seat stands, from 0 (lost) to 1 (won). Called on imagined states only. */
  worth(state: State, seat: Seat): number;
  /**
   * How to play a quick imagined game to its end. `null`: at random. Must not look at what `seat` may not
   * know; in an imagined state everything hidden is made up anyway.
   */
  readonly habit: Habit<State> | null;
  /** Which options a bot may think of, at least one; without it, all. What would spoil a game for people is left out. */
  readonly thinkable?: (asked: HabitQuestion<State>) => readonly string[];
  /** How bots best think about this game, where their usual ways don't fit it. */
  readonly thinking?: Thinking;
};

/** What suits a game to those who think about it. */
export type Thinking = {
  /** After how many decisions, by anybody, an answer shows in `worth`. */
  readonly horizon: number;
  /** How far the habit is trusted, from 0 (no more than any other answer) to 1: another must show that it is better. */
  readonly trust: number;
};

/** A quick way to answer: picks for a question, given its options. */
export type Habit<State> = (asked: HabitQuestion<State>, chance: Chance) => readonly string[];

export type HabitQuestion<State> = {
  readonly state: State;
  readonly seat: Seat;
  readonly name: string;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** What the question says of itself. */
  readonly about: () => About;
};

/** Everything the kernel needs to know of a game. */
export type GameRules<K extends Kinds> = {
  readonly id: string;
  /** Raised whenever a change lets an old record play differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly state: Description<K['State']>;
  readonly options: Description<K['Options']>;
  readonly defaults: K['Options'];
  readonly content: K['Content'];
  /** Why no table can be played with these options, although each by itself is of its type; `null` if one can. */
  objection?(options: K['Options']): string | null;
  /** From options and chance to a first state. `start.chance` is the chance state to put into it. */
  setup(start: Start<K>): K['State'];
  /**
   * What happens next: one step; several that go on side by side, because none touches what another reads or
   * changes; or `null` when the match is over. Pure.
   */
  nextStep(state: K['State']): K['Step'] | readonly K['Step'][] | null;
  /** Carries out a step. A step that asks nothing is done when this returns; one that may ask returns its rule. */
  run(g: Play<K>, step: K['Step']): Rule | undefined;
  /** What an onlooker may know, built from nothing. */
  view(state: K['State'], onlooker: Onlooker): K['View'];
  /** Deals anew, in place, everything that a seat does not know, each way as likely as the seat must think it. */
  imagine(state: K['State'], seat: Seat, chance: Chance): void;
  result(state: K['State']): Result;
  readonly counsel: Counsel<K['State']> | null;
};

export type Start<K extends Kinds> = {
  readonly options: K['Options'];
  readonly seats: readonly Seat[];
  readonly content: K['Content'];
  readonly chanceState: ChanceState;
  readonly chance: Chance;
};

/** A game ready to be played: its rules, and what follows from the description of its state. */
export type Game<K extends Kinds> = GameRules<K> & {
  readonly form: Form<K['State']>;
  readonly optionsForm: Form<K['Options']>;
};

export function defineGame<K extends Kinds>(rules: GameRules<K>): Game<K> {
  return { ...rules, form: formOf(rules.state), optionsForm: formOf(rules.options) };
}
