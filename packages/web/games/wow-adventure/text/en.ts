import { texts as game } from '@tavolo/wow-adventure/text/en';
import { board } from './en/board.ts';
import { chart } from './en/chart.ts';
import { combat } from './en/combat.ts';
import { lesson } from './en/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, chart, combat, lesson };
