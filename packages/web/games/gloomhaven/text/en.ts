import { texts as game } from '@tavolo/gloomhaven/text/en';
import { board } from './en/board.ts';
import { keys } from './en/keys.ts';
import { lesson } from './en/lesson.ts';
import { scale } from './en/scale.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, scale, keys, lesson };
