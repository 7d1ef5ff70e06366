/** Tiles that come from the stack and go back under it. [ma/setup.8] */
import type { Machina } from '../machina.ts';
import { type Laid, sidesOf } from '../map/laid.ts';
import type { State } from '../state.ts';
import type { ExplorerId, FaceId } from '../vocabulary/ids.ts';

type Stacked = State['stack'][number];

/** The bottom tile of the stack is the first on the table, as it was drawn. [ma/setup.8] */
export function layFirstTile(g: Machina): Laid {
  const drawn = g.state.stack.shift();
  if (drawn === undefined) throw new Error('There is no tile to start on');
  return layTile(g, { face: drawn.side, column: 0, row: 0, turns: 0 }, null);
}

export function layTile(g: Machina, tile: Laid, by: ExplorerId | null): Laid {
  g.state.tiles.push({ ...tile });
  g.tell({ is: 'laid-tile', ...tile, by }, by === null ? 'ma/setup.8' : 'ma/actions.5.1');
  return tile;
}

/** The next tile of the stack; `null`: it is empty. */
export function drawTile(g: Machina): Stacked | null {
  const { state } = g;
  const drawn = state.stack.pop() ?? null;
  g.reveal();
  state.knownTiles = Math.max(0, state.knownTiles - 1);
  state.knownLastTiles = Math.min(state.knownLastTiles, state.stack.length - state.knownTiles);
  return drawn;
}

/** Tiles go under the stack one after the other, their other side up; everybody sees them go. [ma/actions.5.5] */
export function putUnderStack(g: Machina, faces: readonly FaceId[]): void {
  const { state, content } = g;
  for (const face of faces) {
    const tile = content.faces.get(face)?.tile ?? null;
    if (tile === null) continue;
    const other = sidesOf(content, tile).find((side) => side !== face) ?? face;
    state.stack.unshift({ tile, side: other });
    state.knownLastTiles++;
  }
}
