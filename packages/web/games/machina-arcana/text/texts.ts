import type { Texts } from '@tavolo/machina-arcana';
import type { BoardText } from './board-text.ts';
import type { LessonText } from './lesson-text.ts';

/** Everything that is said at a table of this game in one language, by the game and by its board. */
export type FaceTexts = { readonly game: Texts; readonly board: BoardText; readonly lesson: LessonText };
