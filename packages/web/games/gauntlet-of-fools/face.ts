/// <reference path="../../build/icons.d.ts" />

import { paths as icons } from 'virtual:icons/gauntlet-of-fools';
import { type GauntletKinds, toneOf } from '@tavolo/gauntlet-of-fools';
import type { GameFace } from '../face.ts';
import { beats, soundOf } from './beats.ts';
import { Board } from './board.tsx';
import { weightFor } from './weights.ts';
import { type GauntletWords, words } from './words.ts';

/** What Gauntlet of Fools brings to the table in the browser. */
export const face: GameFace<GauntletKinds, GauntletWords> = {
  Board,
  words,
  icons,
  beats,
  weightFor,
  toneOf,
  soundOf,
};
