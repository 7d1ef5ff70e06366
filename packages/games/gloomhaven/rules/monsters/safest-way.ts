import type { Battlefield } from './battlefield.ts';
import { bad, journeyOf } from './journey.ts';
import { noPath } from './paths.ts';

/** A way from cell to cell without the first, and how many negative hexes it enters. */
export type Way = { readonly cells: readonly number[]; readonly negatives: number };

/** Of the shortest ways on foot one with the fewest negative hexes; `null` if there is none. */
export function safestWay({ field, cells, scratch }: Battlefield, from: number, to: number): Way | null {
  const { entering } = journeyOf('walk', 'bold', false);
  const { worths } = scratch.paths;
  scratch.paths.begin(cells, { entering, ending: entering }, from);
  scratch.paths.finish();
  if ((worths[to] ?? noPath) >= noPath) return null;
  const known = new Map<number, Way>([[from, { cells: [], negatives: 0 }]]);
  const wayTo = (cell: number): Way => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const bits = cells[cell] ?? 0;
    const before = (worths[cell] ?? noPath) - (entering[bits] ?? 0);
    const ways = field.around(cell).flatMap((next) => (worths[next] === before ? [wayTo(next)] : []));
    const safest = ways.reduce((one, other) => (other.negatives < one.negatives ? other : one));
    const way = { cells: [...safest.cells, cell], negatives: safest.negatives + bad(bits) };
    known.set(cell, way);
    return way;
  };
  return wayTo(to);
}
