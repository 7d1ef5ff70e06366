import { costOf, negative, negativesOf } from './journey.ts';
import { noPath } from './paths.ts';
import { attackable, disadvantaged } from './reach.ts';
import { countOf, type Situation, worthOf } from './situation.ts';
import { canTarget, comparePreference, groupsAt, mostInGroup } from './target-groups.ts';

/** A hex from which the focus is attacked, and whom else the attack hits. */
export type AttackHex = { readonly hex: number; readonly group: number };

/** What the best attack on a focus looks like, wherever from. */
type BestAttack = {
  /** Against the focus: 1 or 0. */
  readonly disadvantage: number;
  readonly count: number;
  readonly worth: number;
  readonly groups: readonly number[];
};

/** The paths that count: with as few negative hexes as the best, and within the move if the best is. [gh/monsters.30] */
type Paths = { readonly least: number; readonly most: number };

/** The hexes for an attack on one focus, given the worth of the best path to any; all that are equally good. */
export function attackHexes(s: Situation, focus: number, worth: number): readonly AttackHex[] {
  const isInReach = costOf(worth) <= s.actor.move;
  const layer = negativesOf(worth) * negative;
  if (!isInReach && !s.readings.headsForBestHex)
    return hexesWithin(s, { least: worth, most: worth }).flatMap((hex) =>
      attackable(s, hex) & focus ? [{ hex, group: focus }] : [],
    );
  const paths = { least: layer, most: layer + (isInReach ? s.actor.move : negative - 1) };
  return hexesFor(s, focus, bestAttack(s, focus, paths), paths);
}

/** The hexes where a path can end that counts, the best path first. */
export function hexesWithin(s: Situation, { least, most }: Paths): readonly number[] {
  const { paths } = s.battlefield.scratch;
  const hexes: number[] = [];
  for (let n = 0; paths.has(n); n++) {
    const hex = paths.order[n] ?? 0;
    if ((paths.worths[hex] ?? noPath) > most) break;
    const worth = worthOf(s, hex);
    if (worth >= least && worth <= most) hexes.push(hex);
  }
  return hexes;
}

/**
 * No disadvantage against the focus, then most targets, then the shortest path, then the better further targets.
 * [gh/monsters.26] [gh/monsters.28] [gh/monsters.30]
 */
function bestAttack(s: Situation, focus: number, paths: Paths): BestAttack {
  let best: BestAttack = { disadvantage: 1, count: 0, worth: noPath, groups: [] };
  const most = mostInGroup(s);
  for (const hex of hexesWithin(s, paths)) {
    const worth = worthOf(s, hex);
    const isBeaten = best.count === most && best.disadvantage === 0 && worth > best.worth;
    if (isBeaten || (attackable(s, hex) & focus) === 0) continue;
    const disadvantage = disadvantages(s, hex, focus);
    for (const group of groupsAt(s, hex, focus)) {
      best = better(s, best, { disadvantage, count: countOf(group), worth, groups: [group] });
    }
  }
  return best;
}

function better(s: Situation, best: BestAttack, other: BestAttack): BestAttack {
  const [group, bestGroup] = [other.groups[0] ?? 0, best.groups[0] ?? 0];
  const difference =
    best.disadvantage - other.disadvantage ||
    other.count - best.count ||
    best.worth - other.worth ||
    -comparePreference(s, group, bestGroup);
  if (difference > 0) return other;
  if (difference < 0 || best.groups.includes(group)) return best;
  return { ...best, groups: [...best.groups, group] };
}

/** For the best groups: fewest disadvantages on the others, then the shortest path. [gh/monsters.30] */
function hexesFor(s: Situation, focus: number, best: BestAttack, paths: Paths): readonly AttackHex[] {
  const perDisadvantage = mindsOthers(s, best) ? noPath : 0;
  const hexes = hexesWithin(s, perDisadvantage > 0 ? paths : { least: best.worth, most: best.worth });
  let found: AttackHex[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    if (disadvantages(s, hex, focus) !== best.disadvantage) continue;
    for (const group of best.groups) {
      const burden = worthOf(s, hex) + perDisadvantage * disadvantages(s, hex, group);
      if (burden > least || !canTarget(s, hex, group)) continue;
      found = burden < least ? [{ hex, group }] : [...found, { hex, group }];
      least = burden;
    }
  }
  return found;
}

const mindsOthers = ({ attack, readings }: Situation, { count }: BestAttack): boolean =>
  attack.is === 'ranged' && readings.shedsDisadvantageOnOthers && count > 1;

/** How many of a group would be attacked from a hex with disadvantage. */
export const disadvantages = (s: Situation, hex: number, group: number): number =>
  countOf(disadvantaged(s, hex) & group);
