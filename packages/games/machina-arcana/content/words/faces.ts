/** How the sides of tiles are drawn: squares at odd columns and lines, and what stands on their edges between them. */
import type { Edge } from '@tavolo/squares';
import { beyond, exitSquares, type Face, sides, tileSize } from '../../vocabulary/faces.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import { faceId } from './cards.ts';

const kinds: ReadonlyMap<string, SpaceKind> = new Map([
  ['.', 'floor'],
  ['T', 'trap'],
  ['P', 'pit'],
  ['S', 'spawn'],
  ['R', 'rubble'],
  ['B', 'barrel'],
  ['C', 'chest'],
  ['W', 'workbench'],
  ['?', 'event'],
  ['H', 'chapter'],
  ['G', 'recharge'],
  ['L', 'lever'],
  ['V', 'valve'],
  ['O', 'root'],
  ['N', 'bell'],
  ['X', 'heart'],
]);

type Drawing = readonly string[];

/** A side of a tile that lies in the stack. */
export const face = (id: string, tile: string, drawing: Drawing): Face => read(id, tile, drawing, null);

/** A tile of an endgame; `start`: what its boss starts on. */
export const endgameFace = (id: string, start: SpaceKind | null, drawing: Drawing): Face =>
  read(id, null, drawing, start);

function read(id: string, tile: string | null, drawing: Drawing, start: SpaceKind | null): Face {
  const signAt = (column: number, line: number): string => drawing[line]?.[column] ?? '';
  let doors = 0;
  const edge = (sign: string): Edge | null => {
    if (sign === 'd') return doors++;
    return sign === ' ' ? null : 'wall';
  };
  const squares = Array.from(
    { length: tileSize * tileSize },
    (_, nth) => [nth % tileSize, Math.floor(nth / tileSize)] as const,
  );
  return {
    id: faceId(id),
    tile,
    spaces: squares.map(([x, y]) => kindOf(signAt(2 * x + 1, 2 * y + 1), start)),
    east: squares.map(([x, y]) => edge(signAt(2 * x + 2, 2 * y + 1))),
    south: squares.map(([x, y]) => edge(signAt(2 * x + 1, 2 * y + 2))),
    doors,
    exits: sides.filter((side) => {
      const [x, y] = exitSquares[side][0];
      const [dx, dy] = beyond[side];
      return signAt(2 * x + 1 + dx, 2 * y + 1 + dy) === 'x';
    }),
  };
}

function kindOf(sign: string, start: SpaceKind | null): SpaceKind {
  const kind = sign === 'K' ? start : kinds.get(sign);
  if (kind == null) throw new Error(`Nothing is drawn as ${sign}`);
  return kind;
}
