import { texts as game } from '@tavolo/machina-arcana/text/pt';
import { board } from './pt/board.ts';
import { lesson } from './pt/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, lesson };
