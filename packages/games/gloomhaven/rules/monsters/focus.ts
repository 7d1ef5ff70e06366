import { noPath } from './paths.ts';
import { attackable } from './reach.ts';
import { rankOf, type Situation, worthOf } from './situation.ts';

/** Whom the monster acts against: a set of foes among which the players choose, and the way to attack them. */
export type Focus = {
  readonly foci: number;
  /** The worth of the best path to a hex from which one of them can be attacked; the same for all. */
  readonly worth: number;
};

/**
 * The focus: fewest negative hexes, fewest movement points, smallest distance, earliest initiative, players' choice;
 * `null` if no enemy can be attacked from anywhere. The focus from earlier in the turn stays the focus for as
 * long as it can be attacked from somewhere. [gh/monsters.19] [gh/monsters.21] [gh/monsters.22]
 */
export function focusOf(s: Situation): Focus | null {
  const closest = (s.kept === 0 ? null : closestOf(s, s.kept)) ?? closestOf(s, everybody);
  if (closest === null) return null;
  // Of equally close foes the nearest, then the earliest in initiative. [gh/monsters.14] [gh/monsters.15]
  return { ...closest, foci: closest.foci & rankOf(s, closest.foci) };
}

const everybody = -1;

/** Of a set of foes all that can be attacked with the least movement. [gh/monsters.9] */
function closestOf(s: Situation, among: number): Focus | null {
  const { paths } = s.battlefield.scratch;
  let [closest, least] = [0, noPath];
  for (let n = 0; paths.has(n); n++) {
    const hex = paths.order[n] ?? 0;
    // What comes later has no better path, wherever it ends.
    if ((paths.worths[hex] ?? noPath) > least) break;
    const worth = worthOf(s, hex);
    if (worth > least || worth >= noPath) continue;
    const foes = attackable(s, hex) & among;
    if (foes === 0) continue;
    closest = worth < least ? foes : closest | foes;
    least = worth;
  }
  return closest === 0 ? null : { foci: closest, worth: least };
}
