/** What of a field matters for sight: where its cells are, and which neighbours are joined. */
export type Joined = {
  readonly qs: Int16Array;
  readonly rs: Int16Array;
  readonly neighbours: Int16Array;
};

/**
 * Corners of a hex from its centre, on a lattice on which everything is a whole number: x in half sides, y in half
 * heights of a hex; the centre is (3q, 2r + q). Corner k lies between the neighbours in directions k and k + 1.
 */
const cornerX = [1, -1, -2, -1, 1, 2] as const;
const cornerY = [1, 1, 0, -1, -1, 0] as const;

const seen = 1;
const unseen = 2;

/**
 * Line of sight: two hexes see each other if a segment from a corner of one to a corner of the other touches no wall.
 * Walls are closed sets: a hex outside the field with its outline, a wall line with its end points. Exact: only whole
 * numbers are compared. As a segment begins outside all walls, it touches one only where it touches a wall's edge.
 */
export class Sight {
  readonly #joined: Joined;
  readonly #adjacentSee: boolean;
  readonly #size: number;
  /** For each pair of cells: not asked yet, seen or unseen. Made when first asked. */
  #known: Uint8Array = new Uint8Array(0);
  /** For each cell six bits: the corners that touch no wall. */
  #corners: Uint8Array = new Uint8Array(0);
  /** The edges of all walls, each as x and y of both ends. */
  #edges: Int16Array = new Int16Array(0);
  /** The edges that may matter for the pair being looked at. */
  #near: Int16Array = new Int16Array(0);

  constructor(joined: Joined, adjacentSee: boolean) {
    this.#joined = joined;
    this.#adjacentSee = adjacentSee;
    this.#size = joined.qs.length;
  }

  sees(from: number, to: number): boolean {
    if (this.#known.length === 0) this.#prepare();
    const known = this.#known[from * this.#size + to];
    if (known === seen) return true;
    return known === unseen ? false : this.#look(from, to);
  }

  #prepare(): void {
    this.#known = new Uint8Array(this.#size * this.#size);
    this.#corners = freeCorners(this.#joined.neighbours);
    this.#edges = wallEdges(this.#joined);
    this.#near = new Int16Array(this.#edges.length);
  }

  #look(from: number, to: number): boolean {
    const isSeen = from === to || (this.#adjacentSee && this.#areJoined(from, to)) || this.#isOpen(from, to);
    this.#known[from * this.#size + to] = isSeen ? seen : unseen;
    this.#known[to * this.#size + from] = isSeen ? seen : unseen;
    return isSeen;
  }

  #areJoined(from: number, to: number): boolean {
    return this.#joined.neighbours.subarray(6 * from, 6 * from + 6).includes(to);
  }

  #isOpen(from: number, to: number): boolean {
    const [fromX, fromY] = this.#centre(from);
    const [toX, toY] = this.#centre(to);
    const [fromCorners, toCorners] = [this.#corners[from] ?? 0, this.#corners[to] ?? 0];
    const near = this.#edgesBetween(fromX, fromY, toX, toY);
    for (let pair = 0; pair < 36; pair++) {
      const [k, m] = [pair % 6, (pair / 6) | 0];
      if ((fromCorners & (1 << k)) === 0 || (toCorners & (1 << m)) === 0) continue;
      const segment = {
        x: fromX + (cornerX[k] ?? 0),
        y: fromY + (cornerY[k] ?? 0),
        toX: toX + (cornerX[m] ?? 0),
        toY: toY + (cornerY[m] ?? 0),
      };
      if (!touchesAny(this.#near, near, segment)) return true;
    }
    return false;
  }

  #centre(cell: number): readonly [number, number] {
    const [q, r] = [this.#joined.qs[cell] ?? 0, this.#joined.rs[cell] ?? 0];
    return [3 * q, 2 * r + q];
  }

  /** Puts the edges that a segment between two hexes may touch into `#near`; gives how many numbers they fill. */
  #edgesBetween(fromX: number, fromY: number, toX: number, toY: number): number {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const [left, right] = [Math.min(fromX, toX) - 2, Math.max(fromX, toX) + 2];
    const [top, bottom] = [Math.min(fromY, toY) - 1, Math.max(fromY, toY) + 1];
    // No corner is farther from the line between the centres than this, in the measure of `aside`.
    const widest = Math.max(2 * Math.abs(dy), Math.abs(dx) + Math.abs(dy));
    let filled = 0;
    for (let at = 0; at < this.#edges.length; at += 4) {
      const [x, y] = [this.#edges[at] ?? 0, this.#edges[at + 1] ?? 0];
      const [toEdgeX, toEdgeY] = [this.#edges[at + 2] ?? 0, this.#edges[at + 3] ?? 0];
      if (Math.max(x, toEdgeX) < left || Math.min(x, toEdgeX) > right) continue;
      if (Math.max(y, toEdgeY) < top || Math.min(y, toEdgeY) > bottom) continue;
      const aside = dx * (y - fromY) - dy * (x - fromX);
      const toAside = dx * (toEdgeY - fromY) - dy * (toEdgeX - fromX);
      if (Math.min(aside, toAside) > widest || Math.max(aside, toAside) < -widest) continue;
      this.#near[filled++] = x;
      this.#near[filled++] = y;
      this.#near[filled++] = toEdgeX;
      this.#near[filled++] = toEdgeY;
    }
    return filled;
  }
}

/** A corner touches no wall if all three hexes that meet there are cells, joined with one another. */
function freeCorners(neighbours: Int16Array): Uint8Array {
  const corners = new Uint8Array(neighbours.length / 6);
  for (let cell = 0; cell < corners.length; cell++) {
    for (let k = 0; k < 6; k++) {
      const one = neighbours[6 * cell + k] ?? -1;
      const other = neighbours[6 * cell + ((k + 1) % 6)] ?? -1;
      if (one < 0 || other < 0 || neighbours[6 * one + ((k + 2) % 6)] !== other) continue;
      corners[cell] = (corners[cell] ?? 0) | (1 << k);
    }
  }
  return corners;
}

/** A cell's side in direction k, from corner k - 1 to corner k, is a wall's edge if the cell is not joined there. */
function wallEdges({ qs, rs, neighbours }: Joined): Int16Array {
  const edges: number[] = [];
  for (let side = 0; side < neighbours.length; side++) {
    if (neighbours[side] !== -1) continue;
    const [cell, k] = [(side / 6) | 0, side % 6];
    const [x, y] = [3 * (qs[cell] ?? 0), 2 * (rs[cell] ?? 0) + (qs[cell] ?? 0)];
    const before = (k + 5) % 6;
    edges.push(x + (cornerX[before] ?? 0), y + (cornerY[before] ?? 0));
    edges.push(x + (cornerX[k] ?? 0), y + (cornerY[k] ?? 0));
  }
  return Int16Array.from(edges);
}

type Segment = { readonly x: number; readonly y: number; readonly toX: number; readonly toY: number };

function touchesAny(edges: Int16Array, filled: number, segment: Segment): boolean {
  // A corner shared by both hexes: it touches no wall, or it would not have been tried.
  if (segment.x === segment.toX && segment.y === segment.toY) return false;
  for (let at = 0; at < filled; at += 4) if (touches(edges, at, segment)) return true;
  return false;
}

/** Whether a segment has a point in common with the edge that stands at a place of the list. */
function touches(edges: Int16Array, at: number, { x, y, toX, toY }: Segment): boolean {
  const [ax, ay, bx, by] = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0];
  const a = (toX - x) * (ay - y) - (toY - y) * (ax - x);
  const b = (toX - x) * (by - y) - (toY - y) * (bx - x);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  const from = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const to = (bx - ax) * (toY - ay) - (by - ay) * (toX - ax);
  if ((from > 0 && to > 0) || (from < 0 && to < 0)) return false;
  // Neither apart nor on one line: they cross or touch. On one line they touch where their spans do.
  return a !== 0 || b !== 0 || (overlap(x, toX, ax, bx) && overlap(y, toY, ay, by));
}

const overlap = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b);
