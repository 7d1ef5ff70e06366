/** Tiles that come from the stack and go back under it. [ma/setup.8] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import { squareOf } from '../../map/ground.ts';
import { isOnOneOf, type Laid, sidesOf } from '../../map/laid.ts';
import type { RuleId } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { placeOf } from '../../vocabulary/places.ts';
import { loseLying } from '../inventory/lying.ts';
import { banish } from '../losses/fates.ts';

type Stacked = State['stack'][number];

/** The bottom tile of the stack is the first on the table, as it was drawn. [ma/setup.8] */
export function layFirstTile(g: Machina): Laid {
  const drawn = g.state.stack.shift();
  if (drawn === undefined) throw new Error('There is no tile to start on');
  return layTile(g, { face: drawn.side, column: 0, row: 0, turns: 0 }, null);
}

export function layTile(g: Machina, tile: Laid, by: ExplorerId | null): Laid {
  g.state.tiles = [...g.state.tiles, { ...tile }];
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

/** Tiles leave the map, and with them monsters, tokens and items: monsters are banished, tiles go under the stack. [ma/actions.5.5] */
export function* clearTiles(g: Machina, gone: readonly Laid[], rule: RuleId): Rule {
  const { state } = g;
  for (const { monster, at } of [...state.monsters])
    if (isOnOneOf(gone, placeOf(at))) yield* banish(g, monster, null);
  for (const spot of state.spots) if (isOnOneOf(gone, placeOf(spot.at))) loseLying(g, spot);
  state.spots = state.spots.filter(({ at }) => !isOnOneOf(gone, placeOf(at)));
  state.doors = state.doors.filter(({ door }) => !isOnOneOf(gone, squareOf(door)));
  state.tiles = state.tiles.filter((tile) => !gone.some((one) => isAtSamePlace(one, tile)));
  for (const tile of gone) {
    putUnderStack(g, tile);
    g.tell({ is: 'scrolled-off', column: tile.column, row: tile.row }, rule);
  }
}

const isAtSamePlace = (one: Laid, other: Laid): boolean =>
  one.column === other.column && one.row === other.row;

/** A tile goes under the stack, its other side up; everybody sees it go. A tile of an endgame goes nowhere. [ma/actions.5.5] */
function putUnderStack({ state, content }: Machina, { face }: Laid): void {
  const tile = content.faces.get(face)?.tile ?? null;
  if (tile === null) return;
  const other = sidesOf(content, tile).find((side) => side !== face) ?? face;
  state.stack.unshift({ tile, side: other });
  state.knownLastTiles++;
}
