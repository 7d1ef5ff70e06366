import { texts as game } from '@tavolo/gloomhaven/text/pt';
import { board } from './pt/board.ts';
import { keys } from './pt/keys.ts';
import { lesson } from './pt/lesson.ts';
import { scale } from './pt/scale.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, scale, keys, lesson };
