import { texts as game } from '@tavolo/machina-arcana/text/it';
import { board } from './it/board.ts';
import { lesson } from './it/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, lesson };
