/** A point of a drawing, in its own units, or of the screen, in pixels. */
export type Point = readonly [x: number, y: number];

export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The point in the middle of all this. */
export const middleOfBounds = ({ left, top, right, bottom }: Bounds): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
];
