import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { boxAbout, costsOf, excess, overlap, padded } from './boxes.ts';
import { widthOf } from './lettering.ts';
import { type Candidate, leading, leastCovering, type NamePlaced, waysToWrite } from './names.ts';
import { obstacles } from './obstacles.ts';
import { chartBounds, placeOf, spaces } from './plane.ts';

/** The letters of zones are capitals of another hand and stand apart: how much wider that makes them. */
const spaced = 1.36;
/** The sizes of their letters, the most welcome first, and what each smaller one costs. */
const sizes = [24, 21, 18, 15.5, 13];
const smaller = 14;
/** How close together the places are that are tried, and how far around a zone. */
const [step, around] = [9, 50];
/** How far from its spaces a zone still has land. */
const inland = 48;

type Zone = {
  readonly id: string;
  readonly own: readonly Point[];
  readonly others: readonly Point[];
  readonly bounds: Bounds;
};

const zones: readonly Zone[] = [...new Set(spaces.map(({ zone }) => zone))].map((id) => {
  const [own, others] = [true, false].map((isOwn) =>
    spaces.filter(({ zone }) => (zone === id) === isOwn).map((space) => placeOf(space.id)),
  );
  const [xs, ys] = [(own ?? []).map(([x]) => x), (own ?? []).map(([, y]) => y)];
  const bounds = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return { id, own: own ?? [], others: others ?? [], bounds: padded(bounds, around) };
});

/** Where the names of zones are written: among their spaces, where nothing else is. */
export function placeZoneNames(
  nameOf: (zone: string) => string,
  taken: readonly NamePlaced[],
): readonly NamePlaced[] {
  const placed: NamePlaced[] = [];
  for (const zone of zones) {
    const reach = padded(zone.bounds, 140);
    const near = [...taken, ...placed].filter(({ box }) => overlap(box, reach) > 0);
    placed.push(leastCovering(candidatesFor(zone, nameOf(zone.id)), near));
  }
  return placed;
}

function candidatesFor(zone: Zone, name: string): readonly Candidate[] {
  const reach = padded(zone.bounds, 140);
  const near = obstacles.filter(({ box }) => overlap(box, reach) > 0);
  const middles = gridIn(zone.bounds).filter((at) => strays(zone, at) < 60);
  return waysToWrite(name).flatMap((lines) =>
    sizes.flatMap((size, rank) =>
      middles.map((middle) => {
        const width = spaced * Math.max(...lines.map((line) => widthOf(line, size)));
        const box = boxAbout(middle, width, lines.length * size * leading);
        const beyond = 20 * excess(box, padded(chartBounds, -4));
        const costs = smaller * rank + beyond + 1.4 * costsOf(box, near) + astray(zone, box);
        return { id: zone.id, lines, size, middle, box, costs };
      }),
    ),
  );
}

const range = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.ceil((high - low) / step) }, (_, at) => low + at * step);

const gridIn = ({ left, top, right, bottom }: Bounds): readonly Point[] =>
  range(top, bottom).flatMap((y) => range(left, right).map((x): Point => [x, y]));

/** How far a name lies from its zone: at its middle and at its ends. */
function astray(zone: Zone, { left, top, right, bottom }: Bounds): number {
  const y = (top + bottom) / 2;
  return strays(zone, [left, y]) + strays(zone, [(left + right) / 2, y]) + strays(zone, [right, y]);
}

/** What lies far from the zone's own spaces, or nearer to others, is not in the zone. */
function strays({ own, others }: Zone, at: Point): number {
  const [mine, theirs] = [nearest(own, at), nearest(others, at)];
  return Math.max(0, mine - theirs) * 1.4 + Math.max(0, mine - inland) * 1.2;
}

const nearest = (points: readonly Point[], [x, y]: Point): number =>
  Math.min(...points.map(([toX, toY]) => Math.hypot(toX - x, toY - y)));
