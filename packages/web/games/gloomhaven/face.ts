/// <reference path="../../build/icons.d.ts" />

import { paths as icons } from 'virtual:icons/gloomhaven';
import { content } from '@tavolo/gloomhaven';
import type { GameFace } from '../face.ts';
import { beats, soundOf } from './beats.ts';
import { Board } from './board.tsx';
import type { GloomhavenKinds } from './game.ts';
import { toneFor } from './tones.ts';
import { weightFor } from './weights.ts';
import { type GloomhavenWords, words } from './words.ts';

/** What Gloomhaven brings to the table in the browser. */
export const face: GameFace<GloomhavenKinds, GloomhavenWords> = {
  Board,
  words,
  icons,
  beats,
  weightFor,
  toneOf: (fact) => toneFor(content, fact),
  soundOf,
};
