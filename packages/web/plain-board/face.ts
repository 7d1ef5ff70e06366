import type { Box } from '@tavolo/box';
import type { Kinds } from '@tavolo/kernel';
import type { Tone } from '@tavolo/language';
import type { GameFace } from '../games/face.ts';
import type { Weight } from '../games/weights.ts';
import { Board } from './board.tsx';
import { type PlainWords, wordsOf } from './words.ts';

/** What facts weigh that nobody weighed: how they feel to the one they happen to, and that somebody else came off well. */
const weightByTone: { readonly [T in Tone]: readonly [yours: Weight, others: Weight] } = {
  bad: [3, 0],
  good: [2, 1],
  plain: [0, 0],
  heading: [0, 0],
  quiet: [0, 0],
};

/** The face of any game that brings none: the board shows how things stand, and the log tells what happens meanwhile. */
export const plainFace = (box: Box): GameFace<Kinds, PlainWords> => ({
  Board,
  words: (language) => wordsOf(box, language),
  icons: {},
  beats: () => 1,
  weightFor: (fact, isYours) => weightByTone[box.toneOf(fact)][isYours ? 0 : 1],
  toneOf: (fact) => box.toneOf(fact),
  soundOf: () => null,
});
