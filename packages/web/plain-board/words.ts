import type { Box, Texts } from '@tavolo/box';
import type { Language } from '@tavolo/language';
import type { FaceWords, QuestionOnBoard } from '../games/face.ts';
import { type PlainText, plainTexts } from './text.ts';

/** What the plain board says: the texts of whatever game it shows, and its own. */
export type PlainWords = FaceWords & {
  readonly texts: Texts;
  readonly own: PlainText;
  /** What is printed on a thing, composed once; empty: nothing is. */
  printedOn(id: string): readonly string[];
};

export async function wordsOf(box: Box, language: Language): Promise<PlainWords> {
  const texts = await box.texts(language);
  const printed = new Map<string, readonly string[]>();
  const printedOn = (id: string): readonly string[] => {
    const text = printed.get(id) ?? texts.cardText(id);
    printed.set(id, text);
    return text;
  };
  return {
    texts,
    own: plainTexts[language],
    printedOn,
    question: () => onBoard(printedOn),
    scale: () => null,
    keys: [],
    tips: [],
  };
}

/** Every choice is listed, with what is printed on the thing that it is. */
const onBoard = (printedOn: PlainWords['printedOn']): QuestionOnBoard => ({
  option: (id) => ({ name: null, detail: printedOn(id), icon: null, weight: 'plain', place: 'listed' }),
  care: 'none',
  confirmLabel: () => null,
  limit: null,
});
