import { type Layings, waysToCover } from './pattern.ts';
import type { Placement } from './placements.ts';
import type { Situation } from './situation.ts';

/** The foes that are seen from a hex. [gh/attack.7] */
export function seenFrom({ battlefield: { field }, foes }: Situation, hex: number): number {
  let seen = 0;
  for (let n = 0; n < foes.length; n++) if (field.sees(hex, foes[n]?.at ?? 0)) seen |= 1 << n;
  return seen;
}

/** The foes within so many hexes, counted around walls. [gh/attack.6] */
export function within({ ranges }: Situation, hex: number, range: number): number {
  let near = 0;
  for (let n = 0; n < ranges.length; n++) if ((ranges[n]?.[hex] ?? range + 1) <= range) near |= 1 << n;
  return near;
}

/** The foes that the attack reaches without an area: in range and in sight. [gh/attack.1] [gh/attack.10] */
export function plainlyReached(s: Situation, hex: number): number {
  const near = within(s, hex, s.attack.range);
  let reached = 0;
  for (let left = near; left !== 0; left &= left - 1) {
    const n = 31 - Math.clz32(left & -left);
    if (s.battlefield.field.sees(hex, s.foes[n]?.at ?? 0)) reached |= 1 << n;
  }
  return reached;
}

/** The foes that could be attacked from a hex, one at a time. [gh/monsters.9] [gh/monsters.13] */
export function attackable(s: Situation, hex: number): number {
  const { pattern, targets } = s.attack;
  if (pattern === null) return plainlyReached(s, hex);
  const further = targets === 1 ? 0 : plainlyReached(s, hex);
  return areaSets(s, hex).reduce((all, set) => all | set, further);
}

/** The different sets of foes that the area can hit from a hex: those in it that are seen. [gh/attack.38] */
export function areaSets(s: Situation, hex: number): readonly number[] {
  const { pattern } = s.attack;
  const seen = pattern === null ? 0 : seenFrom(s, hex);
  if (pattern === null || seen === 0) return [];
  return pattern.from === 'self'
    ? meleeSets(s, s.readings.mirrorsAreas ? pattern.turnedOrMirrored : pattern.turned, hex, seen)
    : rangedSets(s, hex, seen);
}

/** The area lies about the attacker; neither range nor adjacency is asked. [gh/attack.36] [gh/attack.44] */
function meleeSets(s: Situation, layings: Layings, hex: number, seen: number): readonly number[] {
  const { qs, rs } = s.battlefield.field;
  const [q, r] = [qs[hex] ?? 0, rs[hex] ?? 0];
  const ways = s.foes.map(({ at }, n) =>
    seen & (1 << n) ? waysToCover(layings, (qs[at] ?? 0) - q, (rs[at] ?? 0) - r) : 0,
  );
  const sets: number[] = [];
  for (let way = 0; way < layings.shapes.length; way++) {
    let set = 0;
    for (let n = 0; n < ways.length; n++) if ((ways[n] ?? 0) & (1 << way)) set |= 1 << n;
    if (set !== 0 && !sets.includes(set)) sets.push(set);
  }
  return sets;
}

/** One hex of the area must be in range; it need not be seen. [gh/attack.37] */
function rangedSets(s: Situation, hex: number, seen: number): readonly number[] {
  const sets: number[] = [];
  for (const placement of s.placements) {
    const set = placement.covered & seen;
    if (set !== 0 && !sets.includes(set) && isInRange(s, placement, hex)) sets.push(set);
  }
  return sets;
}

export function isInRange(
  { battlefield, attack: { range } }: Situation,
  placement: Placement,
  hex: number,
): boolean {
  const ranges = battlefield.field.rangesFrom(hex);
  for (const cell of placement.within) if ((ranges[cell] ?? range + 1) <= range) return true;
  for (const cell of placement.beside) if ((ranges[cell] ?? range) < range) return true;
  return false;
}

/** The foes that would be attacked from a hex with a disadvantage that the actor has not anyway. [gh/attack.4] */
export function disadvantaged(s: Situation, hex: number): number {
  if (s.attack.is === 'melee') return 0;
  return s.actor.muddled && s.readings.muddledStays ? 0 : within(s, hex, 1);
}
