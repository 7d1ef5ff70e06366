import { blowsIn, chapters, namingOf, type Texts, textsIn } from '@tavolo/gloomhaven';
import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '../../text/language.ts';
import type { FaceWords, RulebookChapter, Showing, WordedOption, WordedQuestion } from '../face.ts';
import type { GloomhavenKinds } from './game.ts';
import type { Known, Lore } from './lore/lore.ts';
import { careFor, detailOf, iconOf, isFigure, nameOf, placeOf, weightOf } from './option-details.ts';
import { levelScale, tableOptions } from './table-options.ts';
import { boardTexts } from './text/board-texts.ts';
import { faceTexts } from './text/face-texts.ts';
import { keysTexts } from './text/keys-texts.ts';

/** The game's words as the shell wants them, with what a lore knows. */
export const wordsWith =
  (lore: Lore) =>
  (language: Language): FaceWords<GloomhavenKinds> => {
    const texts = textsIn(language);
    const said = { words: lore.words(language), texts, own: faceTexts[language] };
    const naming = ({ view, player }: Showing<GloomhavenKinds>) =>
      namingOf(view, lore.box, (seat) => player(seat).name);
    return {
      title: texts.title,
      invitation: said.own.invitation,
      rulebook: rulebookIn(texts),
      line: (fact, showing) => texts.line(fact, naming(showing)),
      question: (question, showing) => worded(lore, language, question, showing),
      options: tableOptions(lore, said),
      comesTo: (options) => levelScale(options, said),
      keys: keysTexts[language],
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
    consider: words.consider(question, known),
    options: question.options.map(
      (id): WordedOption => ({
        id,
        label: words.option(question, id, known),
        name: nameOf(lore, words, id) ?? words.option(question, id, known),
        detail: detailOf(words, id),
        icon: iconOf(lore, showing, id),
        weight: weightOf(id),
        place: isFigure(showing, id) ? 'on-board' : placeOf(lore, question, id),
      }),
    ),
    care: careFor(question, showing),
    giving: (picked) => givingIn(lore, language, { question, known, picked }),
    objection: (picked) => words.objection(question, picked, known),
    limit: question.name === 'items-to-buy' ? boardTexts[language].payAndWear : null,
  };
}

type Given = {
  readonly question: OpenQuestion;
  readonly known: Known;
  readonly picked: readonly string[];
};

/** What giving picks does; of a move also what it costs, of an attack what is expected of it. */
function givingIn(lore: Lore, language: Language, { question, known, picked }: Given): string {
  const label = lore.words(language).giving(question, picked, known);
  const [first = ''] = picked;
  const own = boardTexts[language];
  const blow = blowsIn(question.about).find(({ on }) => on === first);
  const hp = known.view.figures.find(({ id }) => id === first)?.hp ?? 0;
  if (blow !== undefined) return own.expectedOn(label, own.expected(blow), hp);
  const way = question.name === 'move-to' ? lore.wayTo(known.view, question, first) : null;
  return way === null ? label : own.withCost(label, way.cost, way.dangers.length);
}
