import type { Bounds, Point } from '../../../../parts/drawing/point.ts';
import { boxAbout } from '../boxes.ts';

/** Where the ornaments of the sea are drawn. */
export const compassAt: Point = [104, 612];
export const shipAt: Point = [66, 968];
export const serpentAt: Point = [118, 1500];
export const cartoucheAt: Point = [556, 1540];

/** What they take up. */
export const ornaments: readonly Bounds[] = [
  boxAbout(compassAt, 100, 120),
  boxAbout(shipAt, 76, 76),
  boxAbout(serpentAt, 140, 70),
  boxAbout(cartoucheAt, 340, 90),
];
