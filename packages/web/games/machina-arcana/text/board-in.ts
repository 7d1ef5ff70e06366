import type { Language } from '@tavolo/language';
import type { BoardText } from './board-text.ts';

/** What the board says, loaded when somebody reads it. */
const loaders: { readonly [L in Language]: () => Promise<{ readonly board: BoardText }> } = {
  en: () => import('./en/board.ts'),
  it: () => import('./it/board.ts'),
  pt: () => import('./pt/board.ts'),
};

export const boardIn = async (language: Language): Promise<BoardText> => (await loaders[language]()).board;
