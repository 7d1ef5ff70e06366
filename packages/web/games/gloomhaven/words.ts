import { chapters, namingOf, type Texts, textsIn } from '@tavolo/gloomhaven';
import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '../../text/language.ts';
import type { FaceWords, RulebookChapter, Showing, WordedOption, WordedQuestion } from '../face.ts';
import type { GloomhavenKinds } from './game.ts';
import type { Lore } from './lore/lore.ts';
import { detailOf, iconOf, isFigure, isGoingOn, isShown } from './option-details.ts';
import { tableOptions } from './table-options.ts';
import { faceTexts } from './text/face-texts.ts';

/** The game's words as the shell wants them, with what a lore knows. */
export const wordsWith =
  (lore: Lore) =>
  (language: Language): FaceWords<GloomhavenKinds> => {
    const texts = textsIn(language);
    const naming = ({ view, player }: Showing<GloomhavenKinds>) =>
      namingOf(view, lore.box, (seat) => player(seat).name);
    return {
      title: texts.title,
      invitation: faceTexts[language].invitation,
      rulebook: rulebookIn(texts),
      line: (fact, showing) => texts.line(fact, naming(showing)),
      question: (question, showing) => worded(lore, language, question, showing),
      options: tableOptions(lore, texts, faceTexts[language]),
    };
  };

const rulebookIn = (texts: Texts): readonly RulebookChapter[] =>
  chapters.map(({ id, rules }) => ({
    id,
    title: texts.chapterTitle(id),
    rules: rules.map((rule) => ({ id: rule.id, text: texts.ruleText(rule.id) ?? '' })),
  }));

/** A question in words. */
function worded(
  lore: Lore,
  language: Language,
  question: OpenQuestion,
  showing: Showing<GloomhavenKinds>,
): WordedQuestion {
  const words = lore.words(language);
  const known = { view: showing.view, player: (seat: OpenQuestion['seat']) => showing.player(seat).name };
  return {
    prompt: words.prompt(question, known),
    options: question.options.map(
      (id): WordedOption => ({
        id,
        label: words.option(question, id, known),
        detail: detailOf(words, id),
        icon: iconOf(lore, showing, id),
        isGoingOn: isGoingOn(id),
        isOnBoard: isShown(lore, question, id) || isFigure(showing, id),
      }),
    ),
  };
}
