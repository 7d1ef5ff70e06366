import type { Texts } from '@tavolo/box';
import type { OpenQuestion, Seat } from '@tavolo/kernel';
import type { FaceWords, OptionOnBoard, Player, QuestionOnBoard } from '../../games/face.ts';

/** A choice in words: what it does, and what it is called among others. */
export type WordedOption = OptionOnBoard & {
  readonly id: string;
  readonly label: string;
  readonly name: string;
};

/** A question in words: the game's own, with what its board adds. */
export type WordedQuestion = Omit<QuestionOnBoard, 'option'> & {
  readonly prompt: string;
  /** What to consider when deciding it; `null`: the game leaves it at the rule. */
  readonly consider: string | null;
  readonly options: readonly WordedOption[];
  /** Why these picks can't be given together; `null`: nothing is known against them. */
  objection(picked: readonly string[]): string | null;
};

type WordsInUse = { readonly texts: Texts; readonly words: FaceWords };
type Seen = { readonly view: object; readonly player: (seat: Seat) => Player };

export function wordedQuestion(
  { texts, words }: WordsInUse,
  question: OpenQuestion,
  { view, player }: Seen,
): WordedQuestion {
  const { option, ...onBoard } = words.question(question, { view, player });
  const seen = { view, player: (seat: Seat) => player(seat).name };
  return {
    ...onBoard,
    prompt: texts.prompt(question, seen),
    consider: texts.consider(question, seen),
    options: question.options.map((id) => {
      const added = option(id);
      const label = texts.option(question, id, seen);
      return { ...added, id, label, name: added.name ?? label };
    }),
    objection: (picked) => texts.objection(question, picked, seen),
  };
}
