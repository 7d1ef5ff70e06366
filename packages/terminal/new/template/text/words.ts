import type { WordsOfOptions } from '@tavolo/box';
import type { Seat } from '@tavolo/kernel';
import type { RulebookWords } from '@tavolo/language';
import type { CardId, CardKind } from '../cards.ts';
import type { Fact } from '../facts.ts';
import type { Questions } from '../questions.ts';
import type { ChapterId, RuleId } from '../rulebook.ts';
import type { Options } from '../state.ts';

/** What sentences need to know of names. */
export type Names = { readonly player: (seat: Seat) => string; readonly card: (id: CardId) => string };

/** A sentence for each kind of fact. */
type Log = { readonly [Is in Fact['is']]: (fact: Extract<Fact, { is: Is }>, names: Names) => string };

/** A prompt and a label for each option, for each question. What is missing does not compile. */
type Asked = {
  readonly [Name in keyof Questions]: {
    readonly prompt: (about: Questions[Name]['about']) => string;
    readonly options: { readonly [Option in Questions[Name]['option']]: string };
  };
};

/** The fields of the view, each under its name in small letters: a plain board shows what they are called. */
type FieldName =
  | 'goal'
  | 'divers'
  | 'seat'
  | 'pearls'
  | 'is-diving'
  | 'held'
  | 'deck-size'
  | 'discard'
  | 'winner';

/** All the words of one language. */
export type Words = {
  readonly title: string;
  readonly cards: { readonly [Kind in CardKind]: { readonly name: string; readonly text: string } };
  readonly fields: { readonly [Field in FieldName]: string };
  readonly log: Log;
  readonly asked: Asked;
  readonly options: WordsOfOptions<Options>;
  readonly rulebook: RulebookWords<ChapterId, RuleId>;
};
