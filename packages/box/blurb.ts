import type { InEachLanguage } from '@tavolo/language';

/** What is said of a game before anybody plays it. It is small, so that a page of many games can have all of them. */
export type Blurb = {
  readonly id: string;
  /** How many can play, and how many do when nobody says. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** Whether all win or lose together. */
  readonly winsTogether: boolean;
  /** How long a match takes people who know it; `null`: that depends on what they choose. */
  readonly minutes: number | null;
  readonly words: InEachLanguage<BlurbWords>;
};

type BlurbWords = {
  readonly title: string;
  /** A sentence or two that make somebody want to play. */
  readonly says: string;
  /** What to do and how to win, for somebody who has never played it. */
  readonly aim: string;
};
