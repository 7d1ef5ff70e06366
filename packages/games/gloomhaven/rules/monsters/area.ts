import { type Axial, plus } from '@tavolo/hexes';
import type { Pattern } from './pattern.ts';
import { type Laid, type Layout, laidAt, laidOver, layoutOf, placementOf } from './placements.ts';
import { isInRange, plainlyReached, seenFrom } from './reach.ts';
import { countOf, type Situation } from './situation.ts';

/** One way to lay the area of an attack from a hex so that the attack has exactly this group; `null` without an area. */
export function areaFor(s: Situation, hex: number, group: number): readonly Axial[] | null {
  const { pattern, targets } = s.attack;
  if (pattern === null) return null;
  const seen = seenFrom(s, hex);
  const plain = targets === 1 ? 0 : plainlyReached(s, hex);
  const most = targets === 'all' ? s.foes.length + 1 : targets;
  const layout = layoutOf(s.battlefield.field, pattern, s.readings);
  const found = ways(s, layout, pattern, hex).find((laid) => {
    const area = laid.covered & seen;
    const further = group & ~area;
    const fits = area !== 0 && (area & ~group) === 0 && (further & ~plain) === 0 && countOf(further) < most;
    return fits && (pattern.from === 'self' || isInRange(s, placementOf(layout, laid), hex));
  });
  return found === undefined ? null : hexesOf(layout, found);
}

/** Every way to lay the area, in range or not. [gh/attack.36] [gh/attack.37] */
const ways = (s: Situation, layout: Layout, { from }: Pattern, hex: number): readonly Laid[] =>
  from === 'target'
    ? laidOver(layout, s.foes)
    : layout.layings.shapes.map((_, way) => laidAt(layout, way, s.battlefield.field.place(hex), s.foes));

const hexesOf = ({ layings }: Layout, { way, q, r }: Laid): readonly Axial[] =>
  (layings.shapes[way] ?? []).map((hex) => plus(hex, [q, r]));
