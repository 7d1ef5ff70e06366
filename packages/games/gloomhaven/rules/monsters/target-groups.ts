import { areaSets, plainlyReached } from './reach.ts';
import { countOf, rankOf, type Situation } from './situation.ts';

/**
 * The target groups that an attack from a hex can have with a focus among them, as sets of foes: as many as are
 * allowed and there; of groups that differ only in further targets, those with the best ones. [gh/monsters.40]
 */
export function groupsAt(s: Situation, hex: number, focus: number): readonly number[] {
  const { pattern, targets } = s.attack;
  if (targets === 1 && pattern === null) return [focus];
  const plain = targets === 1 ? 0 : plainlyReached(s, hex);
  if (pattern === null) return withFurther(s, { focus, area: 0, plain, more: mostTargets(s) });
  return areaSets(s, hex).flatMap((area) => withFurther(s, { focus, area, plain, more: mostTargets(s) - 1 }));
}

/** How many targets the attack has, areas aside. */
const mostTargets = ({ attack, foes }: Situation): number =>
  attack.targets === 'all' ? foes.length + 1 : attack.targets;

/** No group can be larger than this. */
export const mostInGroup = (s: Situation): number =>
  s.attack.pattern === null ? Math.min(mostTargets(s), s.foes.length) : s.foes.length;

type Choice = {
  readonly focus: number;
  /** The foes hit by the area, all of them. */
  readonly area: number;
  /** The foes that can be further targets. */
  readonly plain: number;
  readonly more: number;
};

/** An area's targets, and as many further ones as possible. The focus is among them, or there is no such group. */
function withFurther(s: Situation, { focus, area, plain, more }: Choice): readonly number[] {
  const sure = area | focus;
  const left = area === sure ? more : more - 1;
  if (left < 0 || (sure & ~(area | plain)) !== 0) return [];
  return best(s, plain & ~sure, left).map((further) => sure | further);
}

/** The best choices of so many out of a set: by rank, the last rank in every combination. */
function best(s: Situation, from: number, count: number): readonly number[] {
  let [taken, left, rest] = [0, count, from];
  while (rest !== 0 && left > 0) {
    const rank = s.readings.ranksFurtherTargets ? rest & rankOf(s, rest) : rest;
    if (countOf(rank) > left) return combinations(rank, left).map((set) => taken | set);
    taken |= rank;
    left -= countOf(rank);
    rest &= ~rank;
  }
  return [taken];
}

function combinations(set: number, count: number): readonly number[] {
  if (count === 0) return [0];
  if (countOf(set) < count) return [];
  const first = set & -set;
  return [
    ...combinations(set & ~first, count - 1).map((others) => others | first),
    ...combinations(set & ~first, count),
  ];
}

/** Below 0 if the first of two groups has the better targets: more of the best rank, then of the next. [gh/monsters.40] */
export function comparePreference(s: Situation, one: number, other: number): number {
  if (!s.readings.ranksFurtherTargets) return 0;
  for (let rest = one ^ other; rest !== 0; ) {
    const rank = rankOf(s, rest);
    const difference = countOf(other & rank) - countOf(one & rank);
    if (difference !== 0) return difference;
    rest &= ~rank;
  }
  return 0;
}

/** Whether an attack from a hex can have exactly this group. */
export function canTarget(s: Situation, hex: number, group: number): boolean {
  const { pattern, targets } = s.attack;
  const plain = targets === 1 && pattern !== null ? 0 : plainlyReached(s, hex);
  if (pattern === null) return (group & ~plain) === 0;
  return areaSets(s, hex).some((area) => {
    const further = group & ~area;
    return (area & ~group) === 0 && (further & ~plain) === 0 && countOf(further) < mostTargets(s);
  });
}
