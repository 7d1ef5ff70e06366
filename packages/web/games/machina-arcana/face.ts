/// <reference path="../../build/icons.d.ts" />

import { paths as icons } from 'virtual:icons/machina-arcana';
import { toneOf } from '@tavolo/machina-arcana';
import type { GameFace } from '../face.ts';
import { beats, soundOf } from './beats.ts';
import { Board } from './board.tsx';
import type { MachinaKinds } from './game.ts';
import type { MachinaWords } from './scene.ts';
import { weightFor } from './weights.ts';
import { words } from './words.ts';

/** What Machina Arcana brings to the table in the browser. */
export const face: GameFace<MachinaKinds, MachinaWords> = {
  Board,
  words,
  icons,
  beats,
  weightFor,
  toneOf,
  soundOf,
};
