import type { Bounds, Point } from '../../../parts/drawing/point.ts';

/** From the middle of a hex to a corner, in units of the drawing. */
export const side = 50;
/** From one flat of a hex to the other. */
const breadth = Math.sqrt(3) * side;

/** How the map lies: as it is printed, or turned by a quarter. */
export type Orientation = 'printed' | 'turned';

/** The steps to the six neighbours; the k-th lies across the k-th edge. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

function placeOf(hex: string): readonly [q: number, r: number] {
  const [q, r] = hex.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

/** The six hexes around one, in the order of its edges. */
export function neighboursOf(hex: string): readonly string[] {
  const [q, r] = placeOf(hex);
  return steps.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

export function centreOf(hex: string, orientation: Orientation): Point {
  const [q, r] = placeOf(hex);
  const [x, y] = [breadth * (q + r / 2), 1.5 * side * r];
  return orientation === 'turned' ? [-y, x] : [x, y];
}

/** The corners about the middle, for a hex of a given size; the k-th edge leads from the k-th corner to the next. */
export const cornersAbout = ([x, y]: Point, size: number, orientation: Orientation): readonly Point[] =>
  steps.map((_, k) => {
    const angle = ((60 * k - 30 + (orientation === 'turned' ? 90 : 0)) * Math.PI) / 180;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });

/** The point in the middle of all these. */
export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
  points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
];

/** An outline as the data of a path. */
export const outlineOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** The outline of a hex drawn about the origin. */
export const hexOutline = (size: number, orientation: Orientation): string =>
  outlineOf(cornersAbout([0, 0], size, orientation));

/** What all these hexes take up, with room around them. */
export function boundsOf(hexes: readonly string[], orientation: Orientation, room: number): Bounds {
  const centres = hexes.length === 0 ? [[0, 0] as const] : hexes.map((hex) => centreOf(hex, orientation));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - side - room,
    top: Math.min(...ys) - side - room,
    right: Math.max(...xs) + side + room,
    bottom: Math.max(...ys) + side + room,
  };
}

/** Some number that a hex always has, to vary its looks. */
export function grainOf(hex: string): number {
  const [q, r] = placeOf(hex);
  const mixed = Math.imul(q + 97, 0x9e3779b1) ^ Math.imul(r + 31, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The direction from one hex to another, in degrees of the drawing. */
export function angleTo(from: string, to: string, orientation: Orientation): number {
  const [x, y] = centreOf(from, orientation);
  const [toX, toY] = centreOf(to, orientation);
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}
