import { directions, plus } from '@tavolo/hexes';
import type { Table } from '../../gloomhaven.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import { pieceAt } from '../board.ts';
import { layoutIn } from '../map/in-play.ts';
import { hexOf, type Layout } from '../map/places.ts';

/**
 * Whether obstacles in these hexes leave every part of the map in reach that was in reach before. Figures, traps and
 * terrain can be passed, and doors are passages, closed and locked ones too. [gh/terrain.25, gh/terrain.26, gh/A-47]
 */
export function leavesConnected(g: Table, blocked: readonly HexId[]): boolean {
  const layout = layoutIn(g);
  const isFree = (hex: HexId): boolean => pieceAt(g.state, hex, 'obstacle') === null;
  const isLeftFree = (hex: HexId): boolean => isFree(hex) && !blocked.includes(hex);
  return blocked.filter(isFree).every((hex) => {
    const area = [...reached(layout, hex, isFree)].filter(isLeftFree);
    const [start] = area;
    return start === undefined || reached(layout, start, isLeftFree).size === area.length;
  });
}

function reached(layout: Layout, start: HexId, isFree: (hex: HexId) => boolean): ReadonlySet<HexId> {
  const found = new Set<HexId>([start]);
  const walls = new Set(
    layout.walls.flatMap(([one, other]) => [`${one.hex} ${other.hex}`, `${other.hex} ${one.hex}`]),
  );
  for (const hex of found) {
    const cell = layout.places.get(hex)?.cell ?? [0, 0];
    for (const next of directions.map((direction) => hexOf(plus(cell, direction)))) {
      if (layout.places.has(next) && isFree(next) && !walls.has(`${hex} ${next}`)) found.add(next);
    }
  }
  return found;
}
