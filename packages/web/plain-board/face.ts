import type { Box } from '@tavolo/box';
import type { Kinds } from '@tavolo/kernel';
import type { GameFace } from '../games/face.ts';
import { Board } from './board.tsx';
import { type PlainWords, wordsOf } from './words.ts';

/** The face of any game that brings none: the board shows how things stand, and the log tells what happens meanwhile. */
export const plainFace = (box: Box): GameFace<Kinds, PlainWords> => ({
  Board,
  words: (language) => wordsOf(box, language),
  icons: {},
  beats: () => 1,
  toneOf: (fact) => box.toneOf(fact),
  soundOf: () => null,
});
