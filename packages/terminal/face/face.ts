import type { Seen, Texts } from '@tavolo/box';
import type { Kinds, OpenQuestion, Result, Seat } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import type { Paint } from '../console/paint.ts';

/**
 * What a game brings along to be played in a terminal beside its box: pictures, and what helps to read them.
 * Everything that takes what is the game's own is a method, so a face of any kinds is a `TerminalFace`.
 */
export type TerminalFace<K extends Kinds = Kinds> = {
  /** The table at a glance. */
  picture(scene: SeenMatch<K>, showing: Showing, detail: Detail): readonly string[];
  /** The end of a match, with its numbers. */
  reckoning(scene: SeenMatch<K>, showing: Showing): readonly string[];
  /** One of the options that somebody is asked to pick from. */
  option(id: string, asking: AskedMatch<K>, language: Language): OptionShown;
  /** Everything that can be looked at, by id. */
  readonly cards: readonly string[];
  /** What of it is on the table, by id. */
  cardsInSight(scene: SeenMatch<K>): readonly string[];
  /** What somebody who looks at it can read, a sentence a line. */
  cardText(id: string, scene: SeenMatch<K>, language: Language): readonly string[];
  /** Where the numbers of a seat come from. */
  explained(view: K['View'], seat: Seat, language: Language): readonly Explained[];
  /** What helps to read the table, for somebody who asks for help. */
  guide(language: Language): Guide;
};

/** A match as somebody may know it, and the words for it. */
export type SeenMatch<K extends Kinds = Kinds> = Seen<K> & {
  readonly texts: Texts<K>;
  readonly facts: readonly K['Fact'][];
  readonly question: OpenQuestion<K> | null;
  readonly result: Result<K['Outcome']>;
  readonly seats: readonly Seat[];
};

/** A match in which somebody is asked something. */
export type AskedMatch<K extends Kinds = Kinds> = SeenMatch<K> & { readonly question: OpenQuestion<K> };

/** In which language something is shown, with which colours, and in how many columns. */
export type Showing = {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
  /** What a seat's player is, to be shown beside its name; empty when nothing is to be said. */
  kindOf(seat: Seat): string;
};

/**
 * How much of the table is shown, from all of it down to what whoever is asked can't do without: others in a line
 * each, then what is faced in a line too, then no others at all.
 */
export type Detail = 'full' | 'short' | 'shorter' | 'least';

/** An option as it stands on the screen. */
export type OptionShown = {
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

/** A number, and where each part of it comes from. */
export type Explained = {
  readonly what: string;
  readonly total: string;
  readonly parts: readonly { readonly from: string; readonly by: string }[];
};

export type Guide = {
  readonly parts: readonly GuidePart[];
  /** Which numbers are explained to somebody who asks why, `null` if none ever is; and what is said when there is none. */
  readonly why: string | null;
  readonly nothingToExplain: string;
};

/** Signs or words that are seen at the table, each with what it means. */
export type GuidePart = {
  readonly title: string;
  readonly rows: readonly (readonly [sign: string, means: string])[];
};
