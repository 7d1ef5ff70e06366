import type { Kinds, Match } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import { addTo, mergeInto, noSum, type Sum } from './statistics.ts';

/** A victory is split among those who share it; 60 can be split among one to six without a remainder. */
export const wholeWin = 60;

/**
 * What a game has counted beside wins, scores and decisions. What takes a match is a method, so a tally of any game is a
 * `GameTally`.
 */
export type GameTally<K extends Kinds = Kinds> = {
  count(match: Match<K>): MatchCount;
  words(language: Language): TallyWords;
};

export type MatchCount = {
  /** How long the match was in the game's own measure, such as turns. */
  readonly length: number;
  /** What the game counts beside: by group, by id. */
  readonly counted: readonly Counted[];
};

/** What one simulated match is counted by. */
export type Simulated = MatchCount & {
  readonly winners: readonly string[];
  /** Among how many the victory is split: 1 where all win together. */
  readonly parts: number;
  readonly scores: { readonly [seat: string]: number };
  readonly answers: number;
};

/** One thing that took part in a match: a class, a weapon, a boast. */
export type Counted = {
  readonly group: string;
  readonly id: string;
  /** The same values in the same order for each thing of a group. */
  readonly values: readonly number[];
};

/** What a game's tally is called in a language. */
export type TallyWords = {
  /** What a seat's score is. */
  readonly score: string;
  /** What the length of a match is counted in, such as turns; `null`: in decisions. */
  readonly length: string | null;
  /** Numbers of which the middle and the spread are told. */
  readonly spreads?: readonly TallySpread[];
  readonly tables: readonly TallyTable[];
  /** The name of a thing of a group. */
  name(id: string): string;
};

/** A group whose ids are numbers: what is said of its median, and of where the middle 80 % begin and end. */
type TallySpread = {
  readonly group: string;
  says(middle: number, low: number, high: number): string;
};

/** The values of a group, each with its heading and form; the last is the share of wins, or of what is like winning. */
export type TallyTable = {
  readonly group: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** `wins`: the last, with its interval. */
  readonly forms: readonly ('mean' | 'share' | 'wins')[];
  /** By their ids, which are numbers; without it, the highest first value comes first. */
  readonly order?: 'number';
};

/** What many matches add up to. Whole numbers only: any order of adding gives the same. */
export type Tally = {
  games: number;
  readonly entrants: { won: number; shared: number; readonly score: Sum }[];
  readonly answers: Sum;
  readonly length: Sum;
  readonly groups: { [group: string]: { [id: string]: Sum[] } };
};

export const noTally = (entrants: number): Tally => ({
  games: 0,
  entrants: Array.from({ length: entrants }, () => ({ won: 0, shared: 0, score: noSum() })),
  answers: noSum(),
  length: noSum(),
  groups: {},
});

/** Where all win together: how many games were won. */
export const gamesWon = ({ entrants }: Tally): number => (entrants[0]?.won ?? 0) / wholeWin;

/** Counts a match. `names` are the seats of the entrants, in the order they were entered. */
export function countMatch(tally: Tally, names: readonly string[], match: Simulated): void {
  tally.games++;
  addTo(tally.answers, match.answers);
  addTo(tally.length, match.length);
  tally.entrants.forEach((entrant, index) => {
    const name = names[index] ?? '';
    addTo(entrant.score, match.scores[name] ?? 0);
    if (!match.winners.includes(name)) return;
    entrant.won += wholeWin / match.parts;
    if (match.parts > 1) entrant.shared++;
  });
  for (const { group, id, values } of match.counted) {
    const sums = sumsOf(tally, group, id);
    values.forEach((value, index) => {
      addTo(sumAt(sums, index), value);
    });
  }
}

export function mergeTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  mergeInto(tally.answers, other.answers);
  mergeInto(tally.length, other.length);
  other.entrants.forEach(({ won, shared, score }, index) => {
    const entrant = tally.entrants[index];
    if (entrant === undefined) return;
    entrant.won += won;
    entrant.shared += shared;
    mergeInto(entrant.score, score);
  });
  for (const [group, things] of Object.entries(other.groups)) {
    for (const [id, sums] of Object.entries(things)) mergeSums(sumsOf(tally, group, id), sums);
  }
}

function mergeSums(sums: Sum[], others: readonly Sum[]): void {
  others.forEach((other, index) => {
    mergeInto(sumAt(sums, index), other);
  });
}

function sumsOf(tally: Tally, group: string, id: string): Sum[] {
  tally.groups[group] ??= {};
  const things = tally.groups[group];
  things[id] ??= [];
  return things[id];
}

function sumAt(sums: Sum[], index: number): Sum {
  sums[index] ??= noSum();
  return sums[index];
}
