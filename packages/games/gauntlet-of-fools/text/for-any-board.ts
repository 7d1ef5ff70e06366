import type { Seen, Texts as TextsForAnyBoard } from '@tavolo/box';
import { content } from '../content/content.ts';
import type { GauntletKinds } from '../kinds.ts';
import { namingOf } from './naming.ts';
import type { Texts } from './texts.ts';

/** What the game says on any board. */
export const textsForAnyBoard = (texts: Texts): TextsForAnyBoard<GauntletKinds> => ({
  title: texts.title,
  rulebook: texts.rulebook,
  preface: texts.preface,
  options: texts.options,
  name: (id) => texts.name(id),
  cardText: (id) => texts.cardText(id, content),
  line: (fact, seen) => texts.line(fact, naming(seen)),
  prompt: (question, seen) => texts.prompt(question, naming(seen)),
  consider: () => null,
  option: (question, id, seen) => texts.option(question, id, naming(seen)),
  objection: () => null,
});

const naming = ({ view, player }: Seen<GauntletKinds>) => namingOf(view, content, player);
