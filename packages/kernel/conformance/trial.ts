import type { Chance, Kinds, Match, OpenQuestion, Question, Told } from '../index.ts';
import { jsonDifference } from './leaves.ts';
import type { Conformance } from './subject.ts';

/** A game in progress, as the checks see it. They leave its match as it is and try things out on others. */
export type Trial<K extends Kinds> = {
  readonly subject: Conformance<K>;
  readonly match: Match<K>;
  /** For whatever a check leaves to chance. */
  readonly chance: Chance;
  /** The questions that have been asked since the last answer. */
  readonly newQuestions: readonly Question[];
  /** What has been told since the last answer. */
  readonly news: readonly Told<K>[];
  /** What the match looked like, by the number of answers; empty when this game is not to be played again. */
  readonly history: readonly string[];
};

/** Looks for one kind of fault; gives what is wrong, and nothing when all is well. */
export type Check = <K extends Kinds>(trial: Trial<K>) => readonly string[];

export const fine: readonly string[] = [];

/** What a match looks like: equal for two that stand at the same point of the same game. */
export const looksOf = <K extends Kinds>(match: Match<K>): string =>
  `${match.game.form.hash(match.state)} ${JSON.stringify(asked(match))}`;

/** Where two matches that should stand at the same point do not, or `null`. */
export function differenceOf<K extends Kinds>(one: Match<K>, other: Match<K>): string | null {
  const inState = one.game.form.difference(one.state, other.state);
  if (inState !== null) return `state: ${inState}`;
  const inQuestions = jsonDifference(asked(one), asked(other));
  return inQuestions === null ? null : `open questions: ${inQuestions}`;
}

/** The open questions by seat, without the names of the decisions: those also tell what was taken back. */
const asked = <K extends Kinds>(match: Match<K>): readonly Omit<OpenQuestion, 'decision'>[] =>
  match.open
    .map(({ decision: _, ...question }) => question)
    .sort((one, other) => (one.seat < other.seat ? -1 : 1));
