import type { Bounds, Point } from '../../../parts/drawing/point.ts';

/*
 * Names are laid out with boxes: where one may stand is reckoned by how much of what is there already it would cover.
 */

export const boxAbout = ([x, y]: Point, width: number, height: number): Bounds => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const padded = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How much of one box another covers. */
export function overlap(one: Bounds, other: Bounds): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far a point is from a box. */
export const distance = ({ left, top, right, bottom }: Bounds, [x, y]: Point): number =>
  Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));

/** How far a box goes over the edges of another. */
export const excess = (box: Bounds, within: Bounds): number =>
  Math.max(0, within.left - box.left) +
  Math.max(0, within.top - box.top) +
  Math.max(0, box.right - within.right) +
  Math.max(0, box.bottom - within.bottom);

/** Something that names keep off. */
export type Obstacle = {
  readonly box: Bounds;
  /** What it costs to cover one unit of it. */
  readonly weight: number;
};

export const costsOf = (box: Bounds, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(box, obstacle.box), 0);
