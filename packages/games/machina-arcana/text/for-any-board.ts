import type { Seen, Texts as TextsForAnyBoard } from '@tavolo/box';
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
  option: (question, id, seen) => texts.option(question, id, naming(seen)),
  objection: (question, picked, seen) => {
    const objection = objectionToPicks(content, question, picked);
    return objection === null ? null : texts.objection(objection, naming(seen));
  },
});

const naming = ({ view, player }: Seen<MachinaKinds>) => namingOf(view, content, player);
