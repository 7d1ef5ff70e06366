/** Where explorers stand when they come onto the map. [ma/setup.9] */
import { unreachable } from '@tavolo/squares';
import type { Machina } from '../../machina.ts';
import { arrowOf, squaresOf } from '../../map/exits.ts';
import type { Laid } from '../../map/laid.ts';
import type { Explorer } from '../../state.ts';
import { placeOf, spaceId } from '../../vocabulary/places.ts';
import { countFrom } from '../map/nearness.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { figures } from '../values/values.ts';

/** Puts explorers at the entry of a tile, in their order: on its arrow exit, then as few steps from it as can be. */
export function placeAtEntry(g: Machina, explorers: readonly Explorer[], tile: Laid): void {
  for (const explorer of explorers) explorer.at = null;
  const spaces = entryCells(g, tile);
  for (const explorer of explorers) {
    const terrain = terrainOf(g);
    const cell = spaces.find((one) => terrain.isFree(one));
    if (cell === undefined) throw new Error('The map is full');
    explorer.at = terrain.space(cell);
    explorer.exited = false;
    g.tell({ is: 'stood', unit: explorer.explorer, at: explorer.at }, 'ma/setup.9');
  }
}

/** The two squares of the exit; then all others without a pit by their steps from it, row by row from the north-west. */
function entryCells(g: Machina, tile: Laid): readonly number[] {
  const terrain = terrainOf(g);
  const exit = squaresOf(arrowOf(tile)).map((place) => terrain.cell(spaceId(place)));
  const steps = countFrom(g, figures, terrain, exit);
  const others = Array.from({ length: terrain.cells }, (_, cell) => cell).filter(
    (cell) => !exit.includes(cell) && steps[cell] !== unreachable && !terrain.isPit(cell),
  );
  const inOrder = [...others].sort(
    (one, other) => (steps[one] ?? 0) - (steps[other] ?? 0) || byReading(terrain, one, other),
  );
  return [...exit, ...inOrder];
}

function byReading(terrain: Terrain, one: number, other: number): number {
  const [[ax, ay], [bx, by]] = [placeOf(terrain.space(one)), placeOf(terrain.space(other))];
  return ay - by || ax - bx;
}
