import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import { campaignSeen, content, namingOf, type Texts } from '@tavolo/machina-arcana';
import type { Showing } from '../face.ts';
import type { MachinaKinds, View } from './game.ts';
import { tipsIn } from './lesson.ts';
import { careFor, detailOf, iconOf, isWeighty, placeOf, weightOf } from './option-details.ts';
import type { MachinaWords } from './scene.ts';
import type { BoardText } from './text/board-text.ts';

/** What is said at its tables in each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
};

export async function words(language: Language): Promise<MachinaWords> {
  const { game: texts, board: own, lesson } = (await textsLoadedIn[language]()).texts;
  return {
    texts,
    own,
    question: (question, showing) => ({
      option: (id) => ({
        name: null,
        detail: detailOf(texts, question, id),
        icon: iconOf(question, id),
        weight: weightOf(id),
        place: placeOf(showing, question, id),
        isWeighty: isWeighty(showing, id),
      }),
      care: careFor(question),
      confirmLabel: (picked) => confirmLabel({ texts, own, showing }, question, picked),
      ...(question.name === 'arrangement' ? { confirmNone: own.equipsNothing } : {}),
      limit: null,
    }),
    scale: () => null,
    rematchLabel: (view) => rematchLabel({ texts, own }, view),
    keys: [],
    tips: tipsIn(lesson),
  };
}

type Said = {
  readonly texts: Texts;
  readonly own: BoardText;
  readonly showing: Showing<MachinaKinds>;
};

/** A campaign goes on with another scenario, or the same one again. */
function rematchLabel({ texts, own }: Pick<Said, 'texts' | 'own'>, view: View): string | null {
  const goesOn = campaignSeen(view)?.ended?.goesOn;
  if (goesOn?.how !== 'goes-on' && goesOn?.how !== 'again') return null;
  return own.nextScenario(texts.name(goesOn.scenario));
}

/** What a single pick does says itself; several are listed. */
function confirmLabel(
  { texts, own, showing: { view, player } }: Said,
  question: OpenQuestion<MachinaKinds>,
  [pick]: readonly string[],
): string | null {
  if (question.name === 'arrangement') return own.confirmArrangement;
  if (pick === undefined || question.max > 1) return null;
  return texts.option(
    question,
    pick,
    namingOf(view, content, (seat) => player(seat).name),
  );
}
