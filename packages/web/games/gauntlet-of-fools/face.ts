/// <reference path="../../build/icons.d.ts" />

import { paths as icons } from 'virtual:icons/gauntlet-of-fools';
import { type GauntletKinds, gauntletOfFools, retold, toneOf } from '@tavolo/gauntlet-of-fools';
import type { GameFace } from '../face.ts';
import { beats, soundOf } from './beats.ts';
import { Board } from './board.tsx';
import { lesson } from './lesson.ts';
import { words } from './words.ts';

/** What Gauntlet of Fools brings to the table in the browser. */
export const gauntletFace: GameFace<GauntletKinds> = {
  id: gauntletOfFools.id,
  seats: { ...gauntletOfFools.seats, usual: 4 },
  defaults: gauntletOfFools.defaults,
  Board,
  words,
  icons,
  retold,
  beats,
  toneOf,
  soundOf,
  lesson,
};
