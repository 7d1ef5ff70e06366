/** The distance between cells that no way joins. */
export const unreachable = 255;

/** Steps from a cell to every cell, by breadth-first search in a table of neighbours. */
export function distancesFrom(neighbours: Int16Array, from: number): Uint8Array {
  const size = neighbours.length / 6;
  const distances = new Uint8Array(size).fill(unreachable);
  const queue = new Int16Array(size);
  queue[0] = from;
  distances[from] = 0;
  let end = 1;
  for (let head = 0; head < end; head++) {
    const cell = queue[head] ?? 0;
    const next = (distances[cell] ?? 0) + 1;
    for (let k = 6 * cell; k < 6 * cell + 6; k++) {
      const neighbour = neighbours[k] ?? -1;
      if (neighbour < 0 || distances[neighbour] !== unreachable) continue;
      distances[neighbour] = next;
      queue[end++] = neighbour;
    }
  }
  return distances;
}
