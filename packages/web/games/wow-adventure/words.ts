import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import { content, namingOf, type Texts } from '@tavolo/wow-adventure';
import type { Showing } from '../face.ts';
import type { WowKinds } from './game.ts';
import { tipsIn } from './lesson.ts';
import { careFor, detailOf, iconOf, placeOf, weightOf } from './option-details.ts';
import type { WowWords } from './scene.ts';

/** What is said at its tables in each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
};

export async function words(language: Language): Promise<WowWords> {
  const { game: texts, board: own, chart, combat, lesson } = (await textsLoadedIn[language]()).texts;
  return {
    texts,
    own,
    chart,
    combat,
    question: (question, showing) => ({
      option: (id) => ({
        name: null,
        detail: id === 'pass-turn' ? [own.notAskedSays] : detailOf(texts, showing, question, id),
        icon: iconOf(showing, question, id),
        weight: weightOf(id),
        place: placeOf(question, id),
      }),
      care: careFor(question),
      confirmLabel: (picked) => confirmLabel(texts, showing, question, picked),
      limit: null,
    }),
    scale: () => null,
    keys: [],
    tips: tipsIn(lesson),
  };
}

/** What a single pick does says itself; several are listed. */
function confirmLabel(
  texts: Texts,
  { view, player }: Showing<WowKinds>,
  question: OpenQuestion<WowKinds>,
  [pick]: readonly string[],
): string | null {
  if (pick === undefined || question.max > 1) return null;
  return texts.option(
    question,
    pick,
    namingOf(view, content, (seat) => player(seat).name),
  );
}
