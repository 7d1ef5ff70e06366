import { texts as game } from '@tavolo/wow-adventure/text/pt';
import { board } from './pt/board.ts';
import { chart } from './pt/chart.ts';
import { combat } from './pt/combat.ts';
import { lesson } from './pt/lesson.ts';
import type { FaceTexts } from './texts.ts';

export const texts: FaceTexts = { game, board, chart, combat, lesson };
