import type { Side } from '@tavolo/machina-arcana';
import type { Edges } from './edges.ts';
import { arrows, doorSigns, type Standing } from './signs.ts';

/** Lines between squares, drawn. */
export type Walls = {
  /** What stands between a row and the one above it; `null`: nothing. */
  above(row: number): string | null;
  /** What stands between a square and the one at its west, in one column. */
  before(column: number, row: number): string;
};

/** Corners by where walls meet there: bits for up, right, down, left. */
const corners = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/** A standing thing, and the side on which it is seen from its square. */
type Seen = { readonly is: Standing; readonly side: Side } | null;

export function wallsOf(edges: Edges, columns: readonly number[]): Walls {
  const seen = (x: number, y: number, side: Side): Seen => {
    const is = edges(x, y, side);
    return is === null ? null : { is, side };
  };
  const west = (x: number, y: number): Seen => seen(x, y, 'west') ?? seen(x - 1, y, 'east');
  const north = (x: number, y: number): Seen => seen(x, y, 'north') ?? seen(x, y - 1, 'south');
  const corner = (x: number, y: number): string => {
    const meeting = [west(x, y - 1), north(x, y), west(x, y), north(x - 1, y)];
    const bits = meeting.reduce((sum, one, bit) => sum + (one?.is === 'wall' ? 1 << bit : 0), 0);
    return corners[bits] ?? ' ';
  };
  return {
    above: (row) => {
      if (columns.every((column) => north(column, row) === null)) return null;
      const pieces = columns.map((column) => corner(column, row) + drawn(north(column, row), 'level'));
      return `${pieces.join('')}${corner((columns.at(-1) ?? 0) + 1, row)}`.trimEnd();
    },
    before: (column, row) => drawn(west(column, row), 'upright'),
  };
}

/** As one column between squares side by side, or as two between squares above each other. */
function drawn(seen: Seen, how: 'upright' | 'level'): string {
  if (seen === null) return how === 'upright' ? ' ' : '  ';
  const { is, side } = seen;
  if (is === 'wall') return how === 'upright' ? '│' : '──';
  if (is === 'way-out' || is === 'exit') return arrows[is][side];
  return doorSigns[is][how];
}
