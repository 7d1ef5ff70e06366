import type { About, Nothing, QuestionKinds, QuestionName } from './questions.ts';
import type { Question, Rule } from './rule.ts';
import type { Seat } from './seat.ts';

/** What is said with a question of any kind. */
type Basics = {
  readonly seat: Seat;
  /** The number of the rule that asks. */
  readonly rule: string;
  /** Nobody else may know the options or the answer before the rule shows it. */
  readonly secret?: true;
  /** It is asked also where there is only one answer: not to be asked would tell the others what a seat holds. */
  readonly evenIfForced?: true;
};

/** What may be offered: where the question is one of several, what all of them declare. */
type Offered<K extends QuestionKinds, Name extends QuestionName<K>> = {
  [N in Name]: (option: K['Questions'][N]['option']) => void;
}[Name] extends (option: infer Option) => void
  ? Option & string
  : never;

/** What must be said: where the question is one of several, what all of them declare. */
type Told<K extends QuestionKinds, Name extends QuestionName<K>> = {
  [N in Name]: (about: K['Questions'][N]['about']) => void;
}[Name] extends (about: infer Of) => void
  ? Of
  : never;

/** How a question says what it is about: it must where it has something to say, and can't where it has nothing. */
type Saying<Of> = [Of] extends [Nothing] ? { readonly about?: never } : { readonly about: () => Of };

/** What is said with a question of a game: what it is about exactly if the game declares that. */
export type Asking<K extends QuestionKinds, Name extends QuestionName<K>> = Basics & {
  readonly rule: K['RuleId'];
} & Saying<Told<K, Name>>;

/** The options: a list when they are at hand, or a function when they are long to find or not everybody may know them. */
type From<Id extends string> = readonly Id[] | (() => readonly Id[]);

/** How many to pick, and which picks go together. */
type Several<Id extends string> = {
  readonly from: From<Id>;
  readonly min: number;
  readonly max: number;
  readonly valid?: (picked: readonly Id[]) => boolean;
};

/** The names of the questions that are answered with yes or no. */
type YesOrNoName<K extends QuestionKinds> = {
  [Name in QuestionName<K>]: [YesOrNo, Offered<K, Name>] extends [Offered<K, Name>, YesOrNo] ? Name : never;
}[QuestionName<K>];

type YesOrNo = (typeof yesOrNo)[number];

/** How the rules of a game ask, with `yield*`. */
export type Asker<K extends QuestionKinds> = {
  /** Asks a seat to pick one. A list of one is not a question: its only item is the answer, and nobody is asked. */
  choose<Name extends QuestionName<K>, const Id extends Offered<K, Name>>(
    name: Name,
    asking: Asking<K, Name> & { readonly from: From<Id> },
  ): Rule<Id>;
  /**
   * Asks a seat to pick several; they come back in the order of the options, whatever the order they were picked
   * in. A list that must be taken whole is not a question, and nobody is asked.
   */
  chooseSome<Name extends QuestionName<K>, const Id extends Offered<K, Name>>(
    name: Name,
    asking: Asking<K, Name> & Several<Id>,
  ): Rule<readonly Id[]>;
  /** Asks a seat to say yes or no. */
  confirm<Name extends YesOrNoName<K>>(name: Name, asking: Asking<K, Name>): Rule<boolean>;
};

/**
 * The ways to ask, held to what a game declares: its rules can't ask an undeclared question, offer what is none of its
 * options, leave out what it is about, or cite a rule that does not exist. A game has one line of it, and its rules
 * ask by nothing else: `export const { choose, chooseSome, confirm } = askingFor<GameKinds>();`
 */
export const askingFor = <K extends QuestionKinds>(): Asker<K> => asker as Asker<K>; // the same, held to more

type Loosely = Basics & { readonly about?: () => About };

function* choose<Id extends string>(name: string, asking: Loosely & { readonly from: From<Id> }): Rule<Id> {
  const { from } = asking;
  if (typeof from !== 'function' && from.length === 1 && !isAskedAnyway(asking)) return from[0] as Id; // its length was just seen
  const [picked] = (yield question(name, asking, from, { min: 1, max: 1, valid: null })) as readonly Id[]; // admitted answers are options
  return picked as Id; // exactly one was admitted
}

/** Whether a seat is asked though nothing is left to choose. */
const isAskedAnyway = ({ secret, evenIfForced }: Loosely): boolean =>
  secret === true || evenIfForced === true;

function* chooseSome<Id extends string>(name: string, asking: Loosely & Several<Id>): Rule<readonly Id[]> {
  const { from, min, max, valid = null } = asking;
  if (typeof from !== 'function' && from.length === min && !isAskedAnyway(asking)) return from;
  const several = { min, max, valid: valid as Question['valid'] }; // it is only ever given admitted options
  return (yield question(name, asking, from, several)) as readonly Id[]; // admitted answers are options
}

function* confirm(name: string, asking: Loosely): Rule<boolean> {
  return (yield* choose(name, { ...asking, from: yesOrNo })) === 'yes';
}

const yesOrNo = ['yes', 'no'] as const;

const asker = { choose, chooseSome, confirm };

function question<Id extends string>(
  name: string,
  asking: Loosely,
  from: From<Id>,
  pick: Pick<Question, 'min' | 'max' | 'valid'>,
): Question {
  return {
    is: 'question',
    name,
    seat: asking.seat,
    rule: asking.rule,
    from: typeof from === 'function' ? from : () => from,
    min: pick.min,
    max: pick.max,
    valid: pick.valid,
    about: asking.about ?? null,
    secret: asking.secret === true,
    evenIfForced: asking.evenIfForced === true,
  };
}
