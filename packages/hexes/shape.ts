import { type Axial, hexId } from './axial.ts';

/** The hexes of an area, as displacements from its origin: the hex of the attacker, or any hex for a loose shape. */
export type Shape = readonly Axial[];

/** A shape turned clockwise by so many times 60 degrees about its origin. */
export function turned(shape: Shape, times: number): Shape {
  return shape.map((hex) => {
    let [q, r] = hex;
    for (let n = 0; n < times; n++) [q, r] = [0 - r, q + r];
    return [q, r];
  });
}

/** The mirror image of a shape, its origin left where it is. */
export const mirrored = (shape: Shape): Shape => shape.map(([q, r]): Axial => [r, q]);

/** All different ways to lay a shape about its origin by turning it, and by turning it over if that is allowed. */
export const orientations = (shape: Shape, mayMirror: boolean): readonly Shape[] =>
  distinct(faces(shape, mayMirror));

/** The same for a shape that may lie anywhere: two ways that differ by a shift are one. Each covers its origin. */
export const looseOrientations = (shape: Shape, mayMirror: boolean): readonly Shape[] =>
  distinct(faces(shape, mayMirror).map(shifted));

const faces = (shape: Shape, mayMirror: boolean): readonly Shape[] =>
  (mayMirror ? [shape, mirrored(shape)] : [shape]).flatMap((face) =>
    [0, 1, 2, 3, 4, 5].map((times) => turned(face, times)),
  );

/** Shifts a shape so that the uppermost of its leftmost hexes is its origin. */
function shifted(shape: Shape): Shape {
  const [first] = [...shape].sort(([q, r], [otherQ, otherR]) => q - otherQ || r - otherR);
  const [left, top] = first ?? [0, 0];
  return shape.map(([q, r]): Axial => [q - left, r - top]);
}

function distinct(shapes: readonly Shape[]): readonly Shape[] {
  const byContent = new Map(shapes.map((shape) => [shape.map(hexId).sort().join(' '), shape]));
  return [...byContent.values()];
}
