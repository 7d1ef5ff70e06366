import type { Chance, ChanceState } from './chance.ts';
import type { Counsel, HabitQuestion } from './counsel.ts';
import { type Description, nothing } from './description.ts';
import type { Form } from './form.ts';
import { formOf } from './form.ts';
import type { Upgrade } from './history.ts';
import type { Plain } from './plain.ts';
import type { QuestionKinds } from './questions.ts';
import type { Rule } from './rule.ts';
import type { Onlooker, Seat } from './seat.ts';
import type { TableOption } from './table-option.ts';

/** The types of a game, in one bundle: what it is played with, what it asks, what it tells, what it shows. */
export type Kinds = QuestionKinds & {
  State: { chance: ChanceState };
  Options: object;
  Step: { readonly is: string };
  Fact: { readonly is: string };
  View: object;
  /** What is printed on cards and tiles, found by id. */
  Content: object;
  /** How a match ended beyond who won, in the game's own terms; `null` where there is nothing to add. */
  Outcome: Plain;
  /** What one match of a chain hands on to the next; `null` where nothing is handed on. */
  Sheet: Plain;
};

/** What a rule is given: the state to change, chance, the content, and the log to tell. In a game's rules it is called `g`. */
export type Play<K extends Pick<Kinds, 'State' | 'Fact' | 'Content' | 'RuleId'>> = {
  readonly state: K['State'];
  readonly content: K['Content'];
  readonly chance: Chance;
  /** Tells everybody a fact, and the number of the rule it follows. */
  tell(fact: K['Fact'], rule: K['RuleId']): void;
  /** Tells one seat what only it may know. */
  tellOnly(seat: Seat, fact: K['Fact'], rule: K['RuleId']): void;
  /** Something hidden has been shown: what was answered before can no longer be freely undone. Draws do this by themselves. */
  reveal(): void;
};

/** How a match ended; before that, how it stands. Everybody may know all of it once the match is over. */
export type Result<Outcome = Plain> = {
  readonly winners: readonly Seat[];
  readonly scores: { readonly [seat: string]: number };
  readonly outcome: Outcome;
};

/**
 * A chain of matches that hand on a sheet: a campaign is one, a rematch the shortest. Each match is one of its own, with
 * its own seed, answers and record; the sheet is all that goes from one to the next.
 */
export type Chronicle<K extends Kinds> = {
  readonly sheet: Description<K['Sheet']>;
  /** The sheet that the first match of a chain is given. */
  readonly blank: K['Sheet'];
  /** What the match after one that ended so is played with. Pure, and leaves what it is given as it is. */
  next(ended: Ended<K>): Sequel<K>;
};

/** A match that is over: what it was played with, and what came of it. */
export type Ended<K extends Kinds> = {
  readonly seats: readonly Seat[];
  readonly options: K['Options'];
  readonly sheet: K['Sheet'];
  readonly result: Result<K['Outcome']>;
};

/** What the next match of a chain is played with, at the same seats. */
export type Sequel<K extends Kinds> = { readonly options: K['Options']; readonly sheet: K['Sheet'] };

/**
 * Everything the kernel needs to know of a game. What takes a state, a fact or a view is written as a method, here and
 * in all that goes with a game: so a game of any kinds is a `Game`, to be listed, begun and played by whoever need not
 * know its kinds.
 */
export type GameRules<K extends Kinds> = {
  readonly id: string;
  /** Raised whenever a change lets an old record play differently, or gives options, sheet or state another form. */
  readonly version: number;
  /** How to read what earlier versions wrote, where its form was another. */
  readonly history?: readonly Upgrade[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly state: Description<K['State']>;
  readonly options: Description<K['Options']>;
  readonly defaults: K['Options'];
  readonly content: K['Content'];
  /** What tables choose between; without it, nothing. An option that is not among them is checked by its type alone. */
  readonly tableOptions?: readonly TableOption[];
  /** What is handed on to the next match; without it nothing is, and the next match is one like the first. */
  readonly chronicle?: Chronicle<K>;
  /** From options, sheet and chance to a first state. `start.chance` is the chance state to put into it. */
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
  /**
   * How a view looks once one more fact is told, so that what happened between two views can be shown fact by fact. It
   * changes what the fact tells and nothing else: the rest waits for the next view. Without it, so does everything. Pure.
   */
  retold?(view: K['View'], fact: K['Fact']): K['View'];
  /** Deals anew, in place, everything that a seat does not know, each way as likely as the seat must think it. */
  imagine(state: K['State'], seat: Seat, chance: Chance): void;
  result(state: K['State']): Result<K['Outcome']>;
  readonly counsel: Counsel<K['State'], HabitQuestion<K>> | null;
};

export type Start<K extends Kinds> = {
  readonly options: K['Options'];
  /** What the match before handed on; in the first of a chain, the blank one. */
  readonly sheet: K['Sheet'];
  readonly seats: readonly Seat[];
  readonly content: K['Content'];
  readonly chanceState: ChanceState;
  readonly chance: Chance;
};

/** A game ready to be played: its rules, and what follows from its descriptions. */
export type Game<K extends Kinds = Kinds> = GameRules<K> & {
  readonly tableOptions: readonly TableOption[];
  readonly chronicle: Chronicle<K>;
  retold(view: K['View'], fact: K['Fact']): K['View'];
  readonly form: Form<K['State']>;
  readonly optionsForm: Form<K['Options']>;
  readonly sheetForm: Form<K['Sheet']>;
};

export function defineGame<K extends Kinds>(rules: GameRules<K>): Game<K> {
  const chronicle = rules.chronicle ?? (nothingHandedOn as Chronicle<K>); // such a game's sheet is always `null`
  return {
    tableOptions: [],
    retold: (view) => view,
    ...rules,
    chronicle,
    form: formOf(rules.state),
    optionsForm: formOf(rules.options),
    sheetForm: formOf(chronicle.sheet),
  };
}

/** Every match is one like the first. */
const nothingHandedOn: Chronicle<Kinds> = {
  sheet: nothing,
  blank: null,
  next: ({ options }) => ({ options, sheet: null }),
};
