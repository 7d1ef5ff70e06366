import type { Space } from '@tavolo/wow-adventure';
import { readable } from '../../../parts/drawing/camera.ts';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { boxAbout, costsOf, distance, excess, type Obstacle, overlap, padded } from './boxes.ts';
import { inTwoLines, widthOf } from './lettering.ts';
import { hasPlate, obstaclesAt, plateOf } from './obstacles.ts';
import { chartBounds, margin, placeOf, reachOf, spaces } from './plane.ts';
import { leastLetters, type Scale } from './scales.ts';

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

/** Where a name may stand: how far from its space, for the space's reach, and which of its points stands there. */
type Side = {
  readonly toward: Point;
  /** From the name's middle, for its width and height: `0.5` is an edge. */
  readonly shift: Point;
  readonly costs: number;
};

const side = (toward: Point, shift: Point, costs: number): Side => ({ toward, shift, costs });

/** The most welcome side first. */
const sides: readonly Side[] = [
  side([0, 1], [0, 0.5], 0),
  side([0, -1], [0, -0.5], 6),
  side([1, 0], [0.5, 0], 8),
  side([-1, 0], [-0.5, 0], 8),
  ...[0.25, -0.25].flatMap((shift) => [side([0, 1], [shift, 0.5], 9), side([0, -1], [shift, -0.5], 11)]),
  ...[1, -1].flatMap((x) => [
    side([0.8 * x, 0.75], [0.5 * x, 0.5], 12),
    side([0.8 * x, -0.75], [0.5 * x, -0.5], 14),
    side([x, 0.4], [0.5 * x, 0.35], 12),
    side([x, -0.4], [0.5 * x, -0.35], 12),
  ]),
];

/** How much smaller a name may be written where there is little room, and how unwelcome that is. */
const shrinking = [
  [1, 0],
  [0.9, 16],
  [0.8, 40],
] as const;

/** What a name is written with, and for which scale. */
export type Lettering = { readonly name: string; readonly size: number; readonly scale: Scale };

/** The sizes in which a name can be written: never smaller than can be read. */
const sizesOf = ({ size, scale }: Lettering): readonly (readonly [size: number, costs: number])[] =>
  shrinking
    .map(([factor, costs]) => [factor * size, costs] as const)
    .filter(([shrunk]) => shrunk >= leastLetters / scale - 0.001);

/** On one line, and on two if it has several words. */
export function waysToWrite(name: string): readonly (readonly string[])[] {
  const two = inTwoLines(name);
  return two.length === 1 ? [two] : [[name], two];
}

const spacesIn = ({ left, top, right, bottom }: Bounds): readonly Space[] =>
  spaces.filter(({ id }) => {
    const [x, y] = placeOf(id);
    return x > left && x < right && y > top && y < bottom;
  });

/** Where the name of a space could be written. `kept`: what else it keeps off. */
export function candidatesFor(
  space: Space,
  lettering: Lettering,
  kept: readonly Obstacle[],
): readonly Candidate[] {
  const { name, scale } = lettering;
  const reach = boxAbout(placeOf(space.id), 500, 200);
  const others = spacesIn(reach).filter(({ id }) => id !== space.id);
  const obstacles = obstaclesAt(scale).filter(({ of, is }) => of !== space.id || is === 'beside');
  const near = [...kept, ...obstacles].filter(({ box }) => overlap(box, reach) > 0);
  return sizesOf(lettering).flatMap(([size, shrunk]) =>
    waysToWrite(name).flatMap((lines) =>
      sides.map((side) => {
        const placed = besideSpace(space, { lines, size, scale }, side);
        const beyond = 20 * excess(placed.box, padded(chartBounds, -margin));
        const costs =
          shrunk + side.costs + beyond + misleading(placed.box, space, others) + costsOf(placed.box, near);
        return { ...placed, costs };
      }),
    ),
  );
}

/** What it costs that a name lies closer to another space than to its own. */
function misleading(box: Bounds, own: Space, others: readonly Space[]): number {
  const far = gapTo(own, box) + 4;
  return others.reduce((most, other) => Math.max(most, 4 * (far - gapTo(other, box))), 0);
}

/** How far the edge of a space is from a name. */
const gapTo = (space: Space, box: Bounds): number => distance(box, placeOf(space.id)) - reachOf(space);

function besideSpace(
  space: Space,
  { lines, size, scale }: Pick<NamePlaced, 'lines' | 'size'> & { readonly scale: Scale },
  { toward, shift }: Side,
): NamePlaced {
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const height = lines.length * size * leading;
  const reach = reachOf(space) * (space.level === 'green' ? 1.15 : 1.05) + 3;
  const below = toward[1] > 0.5 && hasPlate(space, scale) ? 7 : 0;
  const [x, y] = placeOf(space.id);
  const middle: Point = [
    x + toward[0] * reach + shift[0] * width,
    y + toward[1] * (reach + below) + shift[1] * height,
  ];
  return { id: space.id, lines, size, middle, box: boxAbout(middle, width, height) };
}

/** Names are written again this often, each where the others leave it the most room. */
const rounds = 4;

/** Where these names are written, the most important first: whatever finds no room of its own is left out. */
export function placeNames(named: readonly (readonly Candidate[])[], scale: Scale): readonly NamePlaced[] {
  const placed = new Map<string, NamePlaced>();
  for (let round = 0; round < rounds; round += 1) {
    for (const candidates of named) {
      const best = leastCovering(candidates, [...placed.values()]);
      placed.set(best.id, best);
    }
  }
  const kept: NamePlaced[] = [];
  for (const candidates of named) {
    const best = placed.get(candidates[0]?.id ?? '');
    const free =
      best !== undefined && isFree(best, kept, scale) ? best : freeCandidate(candidates, kept, scale);
    if (free !== null) kept.push(free);
  }
  return kept;
}

/** The least unwelcome candidate that covers nothing; `null`: there is none. */
export function freeCandidate(
  candidates: readonly Candidate[],
  written: readonly NamePlaced[],
  scale: Scale,
): NamePlaced | null {
  return (
    candidates
      .toSorted((one, other) => one.costs - other.costs)
      .find((candidate) => isFree(candidate, written, scale)) ?? null
  );
}

/** Whether a name covers neither another one nor a space, and stays on the chart. */
const isFree = ({ id, box }: NamePlaced, written: readonly NamePlaced[], scale: Scale): boolean =>
  written.every((other) => other.id === id || !isCovering(box, other.box)) &&
  excess(box, padded(chartBounds, -margin)) === 0 &&
  !isOnSpace(box, scale);

/** Whether one name covers another, or touches it. */
export const isCovering = (box: Bounds, other: Bounds): boolean => overlap(box, padded(other, 1)) > 0;

/** So much of a space, to every side of its middle, no name covers. */
const heart = 0.72;

const hearts = spaces.map((space) => {
  const side = 2 * heart * reachOf(space);
  return { space, box: boxAbout(placeOf(space.id), side, side) };
});

/** Whether a name covers a space, or the numbers below it. From very far away the roads are too small to matter. */
const isOnSpace = (name: Bounds, scale: Scale): boolean =>
  hearts.some(
    ({ space, box }) =>
      ((scale >= readable || space.kind !== 'normal') && overlap(name, box) > 0) ||
      (hasPlate(space, scale) && overlap(name, plateOf(space)) > 0),
  );

/** The candidate, of the same name, that is least unwelcome where other names are written. */
export function leastCovering(candidates: readonly Candidate[], written: readonly NamePlaced[]): NamePlaced {
  const others = written
    .filter(({ id }) => id !== candidates[0]?.id)
    .map(({ box }) => ({ box: padded(box, 4), weight: 1 }));
  let [best, least] = [candidates[0], Number.POSITIVE_INFINITY];
  for (const candidate of candidates) {
    if (candidate.costs >= least) continue; // other names only add to it
    const costs = candidate.costs + costsOf(candidate.box, others);
    if (costs < least) [best, least] = [candidate, costs];
  }
  if (best === undefined) throw new Error('a name without any place');
  return best;
}
