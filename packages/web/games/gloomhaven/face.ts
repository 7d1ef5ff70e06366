/// <reference path="../../build/icons.d.ts" />

import { paths as icons } from 'virtual:icons/gloomhaven';
import { box, gloomhaven, retold } from '@tavolo/gloomhaven';
import type { GameFace } from '../face.ts';
import { beats, soundOf } from './beats.ts';
import { boardWith } from './board.tsx';
import type { GloomhavenKinds } from './game.ts';
import { lesson } from './lesson.ts';
import { loreWith } from './lore/game-lore.ts';
import { toneFor } from './tones.ts';
import { wordsWith } from './words.ts';

const lore = loreWith(box);

/** What Gloomhaven brings to the table in the browser. */
export const gloomhavenFace: GameFace<GloomhavenKinds> = {
  id: gloomhaven.id,
  seats: { ...gloomhaven.seats, usual: 2 },
  defaults: gloomhaven.defaults,
  Board: boardWith(lore),
  words: wordsWith(lore),
  icons,
  retold,
  beats,
  toneOf: (fact) => toneFor(box, fact),
  soundOf,
  lesson,
};
