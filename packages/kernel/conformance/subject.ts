import type { Game, Kinds } from '../index.ts';

/** A table to try: a number of seats, and what differs from a first match by the defaults. */
export type TableToTry<K extends Kinds> = {
  readonly seats: number;
  readonly options: Partial<K['Options']>;
  /** What a match before has handed on; without it this is the first of its chain. */
  readonly sheet?: K['Sheet'];
  /** How many of a hundred answers follow the game's habit here; without it as many as at the other tables. */
  readonly byHabit?: number;
};

/** What a game gives beside its rules, so that the suite can judge it. */
export type Conformance<K extends Kinds> = {
  readonly game: Game<K>;
  /** Tables to try in turn. */
  readonly tables: readonly TableToTry<K>[];
  /** Names what is wrong with a state; empty when nothing is. */
  invariants(state: K['State']): readonly string[];
  /** The ids of content that is in play in a state. */
  inPlay(state: K['State']): Iterable<string>;
  /** All content that must come into play at least once in a long run. */
  readonly content: readonly string[];
  /** No match takes more answers than this. */
  readonly longest: number;
  /**
   * How many of a hundred answers follow the game's habit, where matches of random answers alone would hardly ever end;
   * without it none do.
   */
  readonly byHabit?: number;
};

/** How much to play, and with which chance. */
export type Trials = {
  readonly games: number;
  readonly seed: string;
  /** The number of the first game, counted from 0: to play again only the game of a finding. */
  readonly first?: number;
};

/** Something that does not hold, and where to find it again: with this seed, from this game on. */
export type Finding = {
  readonly check: string;
  readonly seed: string;
  readonly game: number;
  /** How many answers had been given. */
  readonly answer: number;
  readonly detail: string;
};

export type Progress = { readonly games: number; readonly decisions: number; readonly findings: number };

/** How often a check was made. */
export type Count = {
  readonly check: string;
  /** What holds when nothing is found. */
  readonly says: string;
  readonly made: number;
  readonly failed: number;
};

export type Report = {
  readonly games: number;
  readonly decisions: number;
  /** The most answers that a game took. */
  readonly longest: number;
  readonly checks: readonly Count[];
  /** A few findings of each check; `failed` counts them all. */
  readonly findings: readonly Finding[];
  /** Content that never came into play. A finding only in a run of many games. */
  readonly unseen: readonly string[];
  readonly isContentRequired: boolean;
};
