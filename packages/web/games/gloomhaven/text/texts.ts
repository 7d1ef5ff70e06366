import type { Texts } from '@tavolo/gloomhaven';
import type { WordedKey } from '../../face.ts';
import type { BoardText } from './board-text.ts';
import type { LessonText } from './lesson-text.ts';
import type { ScaleText } from './scale-text.ts';

/** Everything that is said at a table of Gloomhaven in one language, by the game and by its board. */
export type FaceTexts = {
  readonly game: Texts;
  readonly board: BoardText;
  readonly scale: ScaleText;
  readonly keys: readonly WordedKey[];
  readonly lesson: LessonText;
};
