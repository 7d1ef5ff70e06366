/**
 * The types of a game's questions: declared once, they hold the rules that ask, the counsel that answers, and the
 * words and boards that show them to one and the same thing.
 */
import type { Plain } from './plain.ts';

/** What a question says of itself, for whoever words it or answers it: ids, numbers and flags, no sentences. */
export type About = { readonly [key: string]: Plain };

/** What a question says of itself that speaks for itself. */
export type Nothing = { readonly [key: string]: never };

/**
 * A question as a game declares it: the type of its options, and of what it says of itself. One that is answered with
 * yes or no is `Asks<'yes' | 'no'>`.
 */
export type Asks<Option extends string, Of extends About = Nothing> = {
  readonly option: Option;
  readonly about: Of;
};

/** What must be known of a game to speak of its questions. A game has it from `Declares`. */
export type QuestionKinds = {
  /** Its questions by their names. */
  Questions: Declared;
  /** The numbers of its rules. */
  RuleId: string;
  /** Any of its questions, as far as it is its own, as it is shown. */
  Shown: ShownAs<string, Asks<string, About>>;
  /** The same as it is put to counsel. */
  Put: PutAs<string, Asks<string, About>>;
};

/** A game's questions, each by its name. */
type Declared = { readonly [name: string]: Asks<string, About> };

type ShownAs<Name, Asked extends Asks<string, About>> = {
  readonly name: Name;
  readonly options: readonly Asked['option'][];
  readonly about: Asked['about'];
};

type PutAs<Name, Asked extends Asks<string, About>> = {
  readonly name: Name;
  readonly options: readonly Asked['option'][];
  /** Found when counsel wants to know. */
  readonly about: () => Asked['about'];
};

/** The kinds of a game that asks these questions and has these rules: part of its bundle. */
export type Declares<Questions extends Declared, RuleId extends string> = {
  Questions: Questions;
  RuleId: RuleId;
  Shown: { [Name in keyof Questions & string]: ShownAs<Name, Questions[Name]> }[keyof Questions & string];
  Put: { [Name in keyof Questions & string]: PutAs<Name, Questions[Name]> }[keyof Questions & string];
};

/** The names of a game's questions. */
export type QuestionName<K extends QuestionKinds> = keyof K['Questions'] & string;

/** The options of a question, or of several. */
export type OptionOf<K extends QuestionKinds, Name extends QuestionName<K>> = K['Questions'][Name]['option'];

/** What a question says of itself, or one of several. */
export type AboutOf<K extends QuestionKinds, Name extends QuestionName<K>> = K['Questions'][Name]['about'];
