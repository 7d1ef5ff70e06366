import type { Game, Kinds, Seat } from '@tavolo/kernel';
import type { Conformance } from '@tavolo/kernel/conformance';
import type { Chapter, Language, Tone } from '@tavolo/language';
import type { Blurb } from './blurb.ts';
import type { Texts } from './texts.ts';

/**
 * A game as its package gives it to the house, in one thing: whoever lists, plays, tells or checks games reads it from
 * here. Everything that takes what is the game's own is a method, so a box of any kinds is a `Box`.
 */
export type Box<K extends Kinds = Kinds> = {
  readonly game: Game<K>;
  readonly blurb: Blurb;
  /** Loads the words of a language: nobody reads three at once. */
  texts(language: Language): Promise<Texts<K>>;
  /** How a line of the log feels. */
  toneOf(fact: K['Fact']): Tone;
  /** The seats that a fact is about: whose heroes or players act in it, or it happens to. */
  aboutWhom(fact: K['Fact'], table: SeatsInView<K>): readonly Seat[];
  readonly rulebook: NumberedRules;
  /** What the conformance suite needs to judge it. */
  readonly conformance: Conformance<K>;
};

/** A table as somebody sees it, and everybody's seats at it. */
type SeatsInView<K extends Kinds> = { readonly view: K['View']; readonly seats: readonly Seat[] };

/** The numbers of a game's rules, by chapter. */
type NumberedRules = {
  /** What all of them begin with, before the stroke. */
  readonly prefix: string;
  readonly chapters: readonly Chapter[];
};
