import type { GauntletKinds, Texts } from '@tavolo/gauntlet-of-fools';
import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import type { FaceWords, QuestionOnBoard, Showing } from '../face.ts';
import { tipsIn } from './lesson.ts';
import { detailOf, iconOf, isGoingOn } from './option-details.ts';
import type { BoardText } from './text/board-text.ts';

/** What the board says: the game's texts, and its own. */
export type GauntletWords = FaceWords<GauntletKinds> & { readonly texts: Texts; readonly own: BoardText };

/** What is said at its tables in each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
};

export async function words(language: Language): Promise<GauntletWords> {
  const { game: texts, board: own, lesson } = (await textsLoadedIn[language]()).texts;
  return {
    texts,
    own,
    question: (question, showing) => onBoard(texts, question, showing),
    scale: () => null,
    keys: [],
    tips: tipsIn(lesson),
  };
}

const onBoard = (
  texts: Texts,
  question: OpenQuestion<GauntletKinds>,
  { view }: Showing<GauntletKinds>,
): QuestionOnBoard => ({
  option: (id) => ({
    name: null,
    detail: detailOf(texts, view, question, id),
    icon: iconOf(view, question, id),
    weight: isGoingOn(id) ? 'going-on' : 'plain',
    place: 'listed',
  }),
  care: 'none',
  confirmLabel: () => null,
  limit: null,
});
