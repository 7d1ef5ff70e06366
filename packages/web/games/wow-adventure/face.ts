/// <reference path="../../build/icons.d.ts" />

import { paths as icons } from 'virtual:icons/wow-adventure';
import { toneOf } from '@tavolo/wow-adventure';
import type { GameFace } from '../face.ts';
import { beats, soundOf } from './beats.ts';
import { Board } from './board.tsx';
import type { WowKinds } from './game.ts';
import type { WowWords } from './scene.ts';
import { weightFor } from './weights.ts';
import { words } from './words.ts';

/** What World of Warcraft: The Adventure Game brings to the table in the browser. */
export const face: GameFace<WowKinds, WowWords> = {
  Board,
  words,
  icons,
  beats,
  weightFor,
  toneOf,
  soundOf,
};
