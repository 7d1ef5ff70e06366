/** A place on the plane of flat-topped hexes: q counts columns to the right, r rows downward along a column. */
export type Axial = readonly [q: number, r: number];

/** The name of a place: `"q,r"`. */
export type HexId = `${number},${number}`;

/** The steps to the six neighbours, clockwise from the lower right; each is the one before, turned by 60 degrees. */
export const directions: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const hexId = ([q, r]: Axial): HexId => `${q},${r}`;

/** The place of a name; `null` if the text is no name of a place. */
export function axialOf(id: string): Axial | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(id);
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

export const plus = ([q, r]: Axial, [dq, dr]: Axial): Axial => [q + dq, r + dr];

/** Steps between two places as if there were no walls. */
export const distance = ([q, r]: Axial, [toQ, toR]: Axial): number => steps(toQ - q, toR - r);

/** How many steps a displacement is. */
export const steps = (dq: number, dr: number): number =>
  Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));

/** The places of a straight line that begins beside a place and goes on in one of the six directions. */
export function straightLine([q, r]: Axial, direction: number, length: number): readonly Axial[] {
  const [dq, dr] = directions[direction] ?? [0, 0];
  return Array.from({ length }, (_, n): Axial => [q + (n + 1) * dq, r + (n + 1) * dr]);
}

/** The direction in which a place lies straight ahead of another; `null` if none of the six, or the same place. */
export function directionTo([q, r]: Axial, [toQ, toR]: Axial): number | null {
  const [dq, dr] = [toQ - q, toR - r];
  const length = steps(dq, dr);
  const found = directions.findIndex(([sq, sr]) => length > 0 && sq * length === dq && sr * length === dr);
  return found < 0 ? null : found;
}
