import { texts as game } from '@tavolo/machina-arcana/text/en';
import { board } from './en/board.ts';
import { lesson } from './en/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, lesson };
