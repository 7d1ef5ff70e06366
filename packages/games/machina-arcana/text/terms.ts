import type { CountedNoun, Gender } from '@tavolo/language';
import type { Duration } from '../vocabulary/cards.ts';
import type { Counter } from '../vocabulary/conditions.ts';
import type {
  Action,
  AttackMode,
  Class,
  Difficulty,
  ItemType,
  Keyword,
  Mind,
  Phase,
  Plug,
  Resource,
  Socket,
  SpaceKind,
  SpaceState,
  Track,
} from '../vocabulary/terms.ts';

/** The forms of a word by number. */
export type ByNumber = { readonly one: string; readonly many: string };

/** The forms of a word that agrees with a noun in gender and number. */
export type Agreeing = { readonly [G in Gender]: ByNumber };

/** A noun where words follow its gender. */
export type GenderedNoun = CountedNoun & { readonly gender: Gender };

/** An action on its button, and as costs and rules speak of it. */
type ActionWords = { readonly button: string; readonly noun: string };

/** A keyword as its card shows it, and as a sentence says it of a unit: `is ethereal`. */
type KeywordWords<Verb> = { readonly label: string; readonly verb: Verb };

/**
 * The words of the vocabulary in one language. They stand as within a sentence; labels and buttons have a capital.
 * What a noun, an adjective and a verb need to agree is the language's own.
 */
export type Terms<Noun, Adjective, Verb> = {
  readonly classes: { readonly [C in Class]: Noun };
  readonly minds: { readonly [M in Mind]: Adjective };
  readonly items: { readonly [T in ItemType]: Noun };
  /** What a deck of them holds. */
  readonly decks: { readonly [T in ItemType]: string };
  /** Where a card is joined. */
  readonly sockets: { readonly [S in Socket]: string };
  readonly plugs: { readonly [P in Plug]: Noun };
  readonly resources: { readonly [R in Resource]: Noun };
  /** So much of it, in figures. */
  readonly amounts: { readonly [R in Resource]: (n: number) => string };
  readonly phases: { readonly [P in Phase]: Noun };
  readonly attacks: { readonly [M in AttackMode]: Noun };
  readonly tracks: { readonly [T in Track]: Noun };
  readonly spaces: { readonly [K in SpaceKind]: Noun };
  readonly spaceStates: { readonly [S in SpaceState]: Adjective };
  readonly keywords: { readonly [K in Keyword]: KeywordWords<Verb> };
  readonly actions: { readonly [A in Action]: ActionWords };
  readonly counters: { readonly [C in Counter]: string };
  readonly durations: { readonly [D in Duration]: string };
  readonly difficulties: { readonly [D in Difficulty]: string };
};
