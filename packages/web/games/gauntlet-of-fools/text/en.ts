import { texts as game } from '@tavolo/gauntlet-of-fools/text/en';
import { board } from './en/board.ts';
import { lesson } from './en/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, lesson };
