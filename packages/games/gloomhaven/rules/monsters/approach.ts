import { costOf, negative, negativesOf } from './journey.ts';
import { noPath } from './paths.ts';
import { type Situation, worthOf } from './situation.ts';

/** The part of a situation that an approach needs: who goes where. The search for paths from its hex has been started. */
type Approach = Pick<Situation, 'battlefield' | 'journey' | 'travel'> & {
  readonly actor: Pick<Situation['actor'], 'move'>;
};

/** A hex where the move can end, and what the path over it to a hex out of reach is worth. */
export type End = {
  readonly end: number;
  /** The worth of the path up to there, and of the path that is left. */
  readonly sofar: number;
  readonly ahead: number;
};

/**
 * Where a move ends that brings the monster as close as possible to a hex out of reach: fewest negative hexes so far
 * and ahead, then the shortest path ahead, then no step more than needed. [gh/monsters.31] [gh/monsters.32] [gh/monsters.37]
 */
export function endsToward(s: Approach, hex: number): readonly number[] {
  let ends: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { end, sofar, ahead } of possibleEnds(s, hex)) {
    const negatives = negativesOf(sofar) + negativesOf(ahead);
    const burden = (negatives * negative + costOf(ahead)) * negative + costOf(sofar);
    if (burden > least) continue;
    if (burden < least) ends = [];
    least = burden;
    ends.push(end);
  }
  return ends;
}

/** All the hexes where the move can end, on the way to a hex out of reach. */
export function possibleEnds(s: Approach, hex: number): readonly End[] {
  const { cells, scratch } = s.battlefield;
  const bits = cells[hex] ?? 0;
  // Backwards from the hex: what a cell is worth there is the path ahead from its neighbours.
  scratch.approach.begin(cells, s.journey, hex, s.journey.entering[bits]);
  scratch.approach.finish();
  const ending = s.journey.ending[bits] ?? 0;
  const ends: End[] = [];
  for (let n = 0; scratch.paths.has(n); n++) {
    const end = scratch.paths.order[n] ?? 0;
    const sofar = worthOf(s, end);
    if (sofar >= noPath || costOf(sofar) > s.actor.move) continue;
    ends.push({ end, sofar, ahead: pathAhead(s, end) + ending });
  }
  return ends;
}

function pathAhead({ battlefield: { field, scratch } }: Approach, from: number): number {
  let ahead = noPath;
  for (let k = 6 * from; k < 6 * from + 6; k++) {
    const next = field.neighbours[k] ?? -1;
    if (next >= 0) ahead = Math.min(ahead, scratch.approach.worths[next] ?? noPath);
  }
  return ahead;
}
