import { texts as game } from '@tavolo/wow-adventure/text/it';
import { board } from './it/board.ts';
import { chart } from './it/chart.ts';
import { combat } from './it/combat.ts';
import { lesson } from './it/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, chart, combat, lesson };
