import type { Space } from '@tavolo/wow-adventure';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { boxAbout, costsOf, excess, overlap, padded } from './boxes.ts';
import { inTwoLines, widthOf } from './lettering.ts';
import { hasPlate, obstacles } from './obstacles.ts';
import { chartBounds, placeOf, reachOf } from './plane.ts';

/** A name where it is written: the middle of all its lines. */
export type NamePlaced = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly size: number;
  readonly middle: Point;
  readonly box: Bounds;
};

/** How far apart lines are, for the size of letters. */
export const leading = 1.02;

/** A name as it could be written; `costs`: how unwelcome that is, whatever else is written. */
export type Candidate = NamePlaced & { readonly costs: number };

/** Where a name may stand, seen from its space, and how unwelcome that is. */
const sides: readonly (readonly [x: number, y: number, costs: number])[] = [
  [0, 1, 0],
  [0, -1, 6],
  [1, 0, 8],
  [-1, 0, 8],
  [0.8, 0.75, 12],
  [-0.8, 0.75, 12],
  [0.8, -0.75, 14],
  [-0.8, -0.75, 14],
  [1, 0.4, 12],
  [-1, 0.4, 12],
  [1, -0.4, 12],
  [-1, -0.4, 12],
];

/** What a name is written with. */
export type Lettering = { readonly name: string; readonly size: number };

/** On one line, and on two if it has several words. */
export function waysToWrite(name: string): readonly (readonly string[])[] {
  const two = inTwoLines(name);
  return two.length === 1 ? [two] : [[name], two];
}

function candidatesFor(space: Space, { name, size }: Lettering): readonly Candidate[] {
  const near = obstacles.filter(({ of, is }) => of !== space.id || is === 'beside');
  return waysToWrite(name).flatMap((lines) =>
    sides.map(([x, y, costs]) => {
      const placed = besideSpace(space, { lines, size }, [x, y]);
      const beyond = 20 * excess(placed.box, padded(chartBounds, -4));
      return { ...placed, costs: costs + beyond + costsOf(placed.box, near) };
    }),
  );
}

/** `side`: where the name stands, seen from the space. */
function besideSpace(
  space: Space,
  { lines, size }: Pick<NamePlaced, 'lines' | 'size'>,
  [sideX, sideY]: Point,
): NamePlaced {
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const height = lines.length * size * leading;
  const reach = reachOf(space) * (space.level === 'green' ? 1.15 : 1.05) + 3;
  const below = sideY > 0 && hasPlate(space) ? 6 : 0;
  const [x, y] = placeOf(space.id);
  const middle: Point = [x + sideX * (reach + width / 2), y + sideY * (reach + below + height / 2)];
  return { id: space.id, lines, size, middle, box: boxAbout(middle, width, height) };
}

/** Names are written again this often, each where the others leave it the most room. */
const rounds = 4;

/** Where the names of these spaces are written; they keep off each other, off spaces and off roads. */
export function placeNames(
  named: readonly Space[],
  letteringOf: (space: Space) => Lettering,
): readonly NamePlaced[] {
  const all = named.map((space) => candidatesFor(space, letteringOf(space)));
  const placed = new Map<string, NamePlaced>();
  for (let round = 0; round < rounds; round += 1) {
    for (const candidates of all) {
      const best = leastCovering(candidates, [...placed.values()]);
      placed.set(best.id, best);
    }
  }
  return [...placed.values()];
}

/** The candidate that is least unwelcome where other names are written. */
export function leastCovering(candidates: readonly Candidate[], written: readonly NamePlaced[]): NamePlaced {
  const reckoned = candidates.map((candidate) => {
    const others = written.filter(({ id }) => id !== candidate.id);
    const covered = others.reduce((sum, { box }) => sum + overlap(padded(box, 2), candidate.box), 0);
    return { candidate, costs: candidate.costs + 0.6 * covered };
  });
  return reckoned.reduce((best, other) => (other.costs < best.costs ? other : best)).candidate;
}
