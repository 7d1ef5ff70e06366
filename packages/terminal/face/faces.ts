import type { Box } from '@tavolo/box';
import type { TerminalFace } from './face.ts';
import { plainFace } from './plain/face.ts';

const faces = import.meta.glob<TerminalFace>('../games/*/face.ts', { import: 'face' });

/** The face of a game: its own, found by its folder, or the plain one. */
export async function faceOf(box: Box): Promise<TerminalFace> {
  const own = faces[`../games/${box.game.id}/face.ts`];
  return own === undefined ? plainFace(box) : own();
}
