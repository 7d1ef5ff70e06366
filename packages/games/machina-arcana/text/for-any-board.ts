import type { Seen, Texts as TextsForAnyBoard } from '@tavolo/box';
import type { OpenQuestion } from '@tavolo/kernel';
import { lowered } from '@tavolo/language';
import { content } from '../content/content.ts';
import type { MachinaKinds } from '../kinds.ts';
import { objectionToPicks } from '../onlooker/objection-to-picks.ts';
import { namingOf } from './naming.ts';
import type { Texts } from './texts.ts';

/** What the game says on any board. */
export const textsForAnyBoard = (texts: Texts): TextsForAnyBoard<MachinaKinds> => ({
  title: texts.title,
  rulebook: texts.rulebook,
  preface: texts.preface,
  options: texts.options,
  name: (id) => texts.name(id),
  cardText: (id) => texts.cardText(id),
  line: (fact, seen) => texts.line(fact, naming(seen)),
  prompt: (question, seen) => texts.prompt(question, naming(seen)),
  consider: (question, seen) => texts.consider(question, naming(seen)),
  option: (question, id, seen) =>
    withWhatItDoes(texts, question, id, texts.option(question, id, naming(seen))),
  objection: (question, picked, seen) => {
    const objection = objectionToPicks(content, question, picked);
    return objection === null ? null : texts.objection(objection, naming(seen));
  },
});

const naming = ({ view, player }: Seen<MachinaKinds>) => namingOf(view, content, player);

/** The label of a choice on a card with what it does, where the label does not say so itself: no card is shown beside it. */
function withWhatItDoes(
  texts: Texts,
  question: OpenQuestion<MachinaKinds>,
  id: string,
  label: string,
): string {
  if (question.name !== 'choice') return label;
  const does = texts.choiceText(question.about.card, id)?.replace(/\.$/, '') ?? '';
  return does === '' || does.toLowerCase() === label.toLowerCase() ? label : `${label}: ${lowered(does)}`;
}
