import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { boxAbout, excess, overlap, padded } from './boxes.ts';
import { costField } from './cost-field.ts';
import { widthOf } from './lettering.ts';
import { type Candidate, isCovering, leading, leastCovering, type NamePlaced, waysToWrite } from './names.ts';
import { obstaclesAt } from './obstacles.ts';
import { chartBounds, margin, placeOf, spaces } from './plane.ts';
import { leastLetters, type Scale } from './scales.ts';

/** The letters of zones are capitals of another hand and stand apart: how much wider that makes them. */
const spaced = 1.36;
/** The sizes of their letters, the most welcome first, and what each smaller one costs. */
const sizes = [23, 20, 17.5, 15, 13];
const smaller = 12;
/** How much of roads, spaces and badges a name may cover: more makes it hard to read. */
const unreadable = 70;
/** How close together the places are that are tried, and how far around a zone. */
const [step, around] = [12, 50];
/** How far from its spaces a zone still has land. */
const inland = 48;

/** The zones of the chart, from north to south. */
export const zonesOnChart: readonly string[] = [...new Set(spaces.map(({ zone }) => zone))];

export type ZoneNamed = { readonly id: string; readonly name: string };

const fields = new Map<Scale, (box: Bounds) => number>();

/** What it costs to cover a box at a scale. */
function costsOfCovering(scale: Scale): (box: Bounds) => number {
  const field = fields.get(scale) ?? costField(obstaclesAt(scale));
  fields.set(scale, field);
  return field;
}

/** Where the names of zones are written at a scale: among their spaces, where nothing else is; or nowhere. */
export function placeZoneNames(
  named: readonly ZoneNamed[],
  taken: readonly NamePlaced[],
  scale: Scale,
): readonly NamePlaced[] {
  const placed: NamePlaced[] = [];
  for (const { id, name } of named) {
    const reach = padded(boundsOf(id), 140);
    const near = [...taken, ...placed].filter(({ box }) => overlap(box, reach) > 0);
    const best = leastCovering(candidatesFor(id, name, scale), near);
    const isClear = near.every(({ box }) => !isCovering(best.box, box));
    if (isClear && costsOfCovering(scale)(best.box) < unreadable) placed.push(best);
  }
  return placed;
}

/** What the spaces of a zone take up, and the land around them. */
function boundsOf(zone: string): Bounds {
  const places = spaces.filter((space) => space.zone === zone).map(({ id }) => placeOf(id));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - around,
    top: Math.min(...ys) - around,
    right: Math.max(...xs) + around,
    bottom: Math.max(...ys) + around,
  };
}

function candidatesFor(zone: string, name: string, scale: Scale): readonly Candidate[] {
  const costsAt = costsOfCovering(scale);
  const straysAt = straying(zone);
  const middles = gridIn(boundsOf(zone)).filter((at) => straysAt(at) < 60);
  const astray = ({ left, top, right, bottom }: Bounds): number => {
    const y = (top + bottom) / 2;
    return straysAt([left, y]) + straysAt([(left + right) / 2, y]) + straysAt([right, y]);
  };
  return waysToWrite(name).flatMap((lines) =>
    sizesAt(scale).flatMap((size, rank) => {
      const width = spaced * Math.max(...lines.map((line) => widthOf(line, size)));
      return middles.map((middle) => {
        const box = boxAbout(middle, width, lines.length * size * leading);
        const beyond = 20 * excess(box, padded(chartBounds, -margin));
        const costs = smaller * rank + beyond + 1.4 * costsAt(box) + astray(box);
        return { id: zone, lines, size, middle, box, costs };
      });
    }),
  );
}

/** From farther away all letters are larger on the chart; the smallest are as small as can be read. */
function sizesAt(scale: Scale): readonly number[] {
  const least = leastLetters / scale;
  return [...new Set(sizes.map((size) => Math.max(least, size / Math.max(1, scale))))];
}

const range = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.ceil((high - low) / step) }, (_, at) => low + at * step);

const gridIn = ({ left, top, right, bottom }: Bounds): readonly Point[] =>
  range(top, bottom).flatMap((y) => range(left, right).map((x): Point => [x, y]));

/** How far a point lies from a zone: far from its spaces, or nearer to those of others. Reckoned once for each step. */
function straying(zone: string): (at: Point) => number {
  const known = new Map<number, number>();
  return ([x, y]) => {
    const [column, row] = [Math.round(x / step), Math.round(y / step)];
    const key = 1000 * row + column;
    const found = known.get(key) ?? straysFrom(zone, [column * step, row * step]);
    known.set(key, found);
    return found;
  };
}

const spots = spaces.map(({ id, zone }) => ({ zone, x: placeOf(id)[0], y: placeOf(id)[1] }));

function straysFrom(zone: string, [x, y]: Point): number {
  let [mine, others] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const spot of spots) {
    const far = Math.sqrt((spot.x - x) ** 2 + (spot.y - y) ** 2);
    if (spot.zone === zone) mine = Math.min(mine, far);
    else others = Math.min(others, far);
  }
  return Math.max(0, mine - others) * 1.4 + Math.max(0, mine - inland) * 1.2;
}
