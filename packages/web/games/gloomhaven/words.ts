import { blowsIn, content, type Naming, namingOf, type Texts, wayTo } from '@tavolo/gloomhaven';
import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import type { FaceWords, QuestionOnBoard, Showing } from '../face.ts';
import type { GloomhavenKinds, View } from './game.ts';
import { tipsIn } from './lesson.ts';
import { levelScale } from './level-scale.ts';
import { careFor, detailOf, iconOf, isFigure, nameOf, placeOf, weightOf } from './option-details.ts';
import { tableIn } from './seen-table.ts';
import type { BoardText } from './text/board-text.ts';

/** What the board says: the game's texts, and its own. */
export type GloomhavenWords = FaceWords<GloomhavenKinds> & { readonly texts: Texts; readonly own: BoardText };

/** What is said at its tables in each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
};

export async function words(language: Language): Promise<GloomhavenWords> {
  const { game: texts, board: own, scale, keys, lesson } = (await textsLoadedIn[language]()).texts;
  return {
    texts,
    own,
    question: (question, showing) => onBoard({ texts, own }, question, showing),
    scale: (options) => levelScale(options, texts, scale),
    keys,
    tips: tipsIn(lesson),
  };
}

type WordsInUse = Pick<GloomhavenWords, 'texts' | 'own'>;

function onBoard(
  said: WordsInUse,
  question: OpenQuestion<GloomhavenKinds>,
  showing: Showing<GloomhavenKinds>,
): QuestionOnBoard {
  const { texts, own } = said;
  const { view, player } = showing;
  const naming = namingOf(view, content, (seat) => player(seat).name);
  return {
    option: (id) => ({
      name: nameOf(texts, id),
      detail: detailOf(texts, id),
      icon: iconOf(showing, id),
      weight: weightOf(id),
      place: isFigure(showing, id) ? 'on-board' : placeOf(question, id),
    }),
    care: careFor(question, showing),
    confirmLabel: (picked) => confirmLabel(said, { question, view, naming, picked }),
    limit: question.name === 'items-to-buy' ? own.payAndWear : null,
  };
}

type Given = {
  readonly question: OpenQuestion<GloomhavenKinds>;
  readonly view: View;
  readonly naming: Naming;
  readonly picked: readonly string[];
};

/** What confirming picks does; of a move also what it costs, of an attack what is expected of it. */
function confirmLabel({ texts, own }: WordsInUse, { question, view, naming, picked }: Given): string {
  const label = texts.confirmLabel(question, picked, naming);
  const [first = ''] = picked;
  const blow = blowsIn(question.about).find(({ on }) => on === first);
  const hp = view.figures.find(({ id }) => id === first)?.hp ?? 0;
  if (blow !== undefined) return own.expectedOn(label, own.expected(blow), hp);
  const way = wayTo(tableIn(view), question, first);
  return way === null ? label : own.withCost(label, way.cost, way.dangers.length);
}
