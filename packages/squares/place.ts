/** Where a square lies: columns to the east, rows to the south. */
export type Place = readonly [x: number, y: number];

/** The eight directions: north, east, south, west, then the four between, clockwise from the north-east. */
export const directions = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const satisfies readonly Place[];

/** How many steps apart two squares are if nothing is in the way: a diagonal step is one. */
export const distance = ([ax, ay]: Place, [bx, by]: Place): number =>
  Math.max(Math.abs(ax - bx), Math.abs(ay - by));

/** The number of the direction that leads from one place toward another; -1 where they are the same. */
export function directionTo([ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)];
  return directions.findIndex(([x, y]) => x === dx && y === dy);
}

/** Where a place of a square of so many rows lies once that square has been turned clockwise, so many quarters. */
export function turned([x, y]: Place, rows: number, quarters: number): Place {
  let place: Place = [x, y];
  for (let left = quarters & 3; left > 0; left--) place = [rows - 1 - place[1], place[0]];
  return place;
}
