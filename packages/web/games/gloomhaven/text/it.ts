import { texts as game } from '@tavolo/gloomhaven/text/it';
import { board } from './it/board.ts';
import { keys } from './it/keys.ts';
import { lesson } from './it/lesson.ts';
import { scale } from './it/scale.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, scale, keys, lesson };
