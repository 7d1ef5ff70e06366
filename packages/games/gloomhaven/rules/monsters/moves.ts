import type { Battlefield, Mover } from './battlefield.ts';
import { costOf, type Journey, journeyOf, type Manner, negativesOf } from './journey.ts';
import { noPath, type Paths } from './paths.ts';
import { tableReadings } from './readings.ts';

/** A hex where a move can end, and what the way there takes. */
export type Reached = { readonly cell: number; readonly cost: number; readonly negatives: number };

/**
 * Where a figure can end its move, the hex it stands on first. The bold count only movement points, so that every hex
 * in reach is there; the wary take the way with the fewest traps even where it leads out of reach. [gh/move.1]
 */
export function reachable(
  battlefield: Battlefield,
  mover: Mover,
  manner: Manner,
  jumpEndsHeavily = tableReadings.jumpEndsHeavily,
): readonly Reached[] {
  const { cells, scratch } = battlefield;
  const journey = journeyOf(mover.movement, manner, jumpEndsHeavily);
  scratch.paths.begin(cells, journey, mover.at);
  return [...scratch.paths.order.subarray(0, scratch.paths.finish())]
    .map((cell) => ({ cell, worth: endWorth(scratch.paths, { cells, journey, at: mover.at }, cell) }))
    .filter(({ worth }) => costOf(worth) <= mover.move && worth < noPath)
    .map(({ cell, worth }) => ({ cell, cost: costOf(worth), negatives: negativesOf(worth) }));
}

/** A best path to a hex, hex by hex without the first; `null` if there is none, however many points there were. */
export function pathTo(
  battlefield: Battlefield,
  mover: Mover,
  end: number,
  manner: Manner,
): readonly number[] | null {
  const { field, cells, scratch } = battlefield;
  const journey = journeyFor(mover, manner);
  const { worths } = scratch.paths;
  scratch.paths.begin(cells, journey, mover.at);
  scratch.paths.finish();
  if (endWorth(scratch.paths, { cells, journey, at: mover.at }, end) >= noPath) return null;
  const path: number[] = [];
  for (let cell = end; cell !== mover.at; ) {
    path.unshift(cell);
    const before = (worths[cell] ?? 0) - (journey.entering[cells[cell] ?? 0] ?? 0);
    cell = field.around(cell).find((next) => worths[next] === before) ?? mover.at;
  }
  return path;
}

const journeyFor = ({ movement }: Mover, manner: Manner): Journey =>
  journeyOf(movement, manner, tableReadings.jumpEndsHeavily);

/** A figure that moves, from where, and the ground it moves over. */
export type Travel = { readonly cells: Uint8Array; readonly journey: Journey; readonly at: number };

/** The worth of the best move that ends on a cell, or `noPath`. A figure may always stay where it is. [gh/move.2] */
export function endWorth({ worths }: Paths, { cells, journey, at }: Travel, cell: number): number {
  if (cell === at) return 0;
  const ending = journey.ending[cells[cell] ?? 0] ?? -1;
  return ending < 0 ? noPath : (worths[cell] ?? noPath) + ending;
}
