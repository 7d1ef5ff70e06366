import type { Bounds } from '../../../parts/drawing/point.ts';
import { boxAbout, type Obstacle, overlap } from './boxes.ts';
import { chartBounds } from './plane.ts';

/** The chart is divided into squares of this side. */
const cell = 4;
const columns = Math.ceil((chartBounds.right - chartBounds.left) / cell);
const rows = Math.ceil((chartBounds.bottom - chartBounds.top) / cell);

const within = (index: number, count: number): number => Math.min(count, Math.max(0, index));

/**
 * What it costs to cover a box, about. All squares are summed up once from the upper left, so that any box takes four
 * looks, however many obstacles there are.
 */
export function costField(obstacles: readonly Obstacle[]): (box: Bounds) => number {
  const sums = summed(obstacles);
  const upTo = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  return ({ left, top, right, bottom }) => {
    const [from, to] = [within(Math.round(left / cell), columns), within(Math.round(right / cell), columns)];
    const [high, low] = [within(Math.round(top / cell), rows), within(Math.round(bottom / cell), rows)];
    return upTo(to, low) - upTo(from, low) - upTo(to, high) + upTo(from, high);
  };
}

/** For each corner of a square, what all squares above it and to its left cost. */
function summed(obstacles: readonly Obstacle[]): Float64Array {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (const obstacle of obstacles) {
    for (const [column, row] of cellsIn(obstacle.box)) {
      const square = boxAbout([(column + 0.5) * cell, (row + 0.5) * cell], cell, cell);
      const at = (row + 1) * (columns + 1) + column + 1;
      sums[at] = (sums[at] ?? 0) + obstacle.weight * overlap(obstacle.box, square);
    }
  }
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 1; column <= columns; column += 1) {
      const at = row * (columns + 1) + column;
      const [left, above] = [sums[at - 1] ?? 0, sums[at - columns - 1] ?? 0];
      sums[at] = (sums[at] ?? 0) + left + above - (sums[at - columns - 2] ?? 0);
    }
  }
  return sums;
}

function cellsIn({ left, top, right, bottom }: Bounds): readonly (readonly [column: number, row: number])[] {
  const [from, to] = [within(Math.floor(left / cell), columns), within(Math.ceil(right / cell), columns)];
  const [high, low] = [within(Math.floor(top / cell), rows), within(Math.ceil(bottom / cell), rows)];
  return Array.from({ length: low - high }, (_, down) => high + down).flatMap((row) =>
    Array.from({ length: to - from }, (_, across) => [from + across, row] as const),
  );
}
