import { type Axial, directions, type Field } from '@tavolo/hexes';
import type { Attack, Foe } from './battlefield.ts';
import { type Layings, type Pattern, waysToCover } from './pattern.ts';
import type { Readings } from './readings.ts';

/** All the ways to lay a ranged area that cover the same foes, a set of bits; whether they are seen is not asked. */
export type Placement = {
  readonly covered: number;
  /** The attacker must be in range of one of these cells … */
  readonly within: number[];
  /** … or within one less of one of these, which are beside a wall hex of the area. */
  readonly beside: number[];
  /** For each cell whether it is in the lists: 1 in the first, 2 in the second. */
  readonly listed: Uint8Array;
};

export type Placements = readonly Placement[];

/** An area laid somewhere: in which way, with its origin where, and the foes it covers. */
export type Laid = { readonly way: number; readonly q: number; readonly r: number; readonly covered: number };

/** What an area is laid on, and how it may be. */
export type Layout = {
  readonly field: Field;
  readonly layings: Layings;
  readonly areaMayStartInWall: boolean;
};

export const layoutOf = (
  field: Field,
  pattern: Pattern,
  { mirrorsAreas, areaMayStartInWall }: Readings,
): Layout => ({
  field,
  layings: mirrorsAreas ? pattern.turnedOrMirrored : pattern.turned,
  areaMayStartInWall,
});

const none: Placements = [];

/** Where a ranged area can lie so that it covers foes; nothing for other attacks. [gh/attack.37] */
export function placementsOf(
  field: Field,
  { pattern }: Attack,
  foes: readonly Foe[],
  readings: Readings,
): Placements {
  if (pattern === null || pattern.from === 'self') return none;
  const layout = layoutOf(field, pattern, readings);
  const placements: Placement[] = [];
  for (const laid of laidOver(layout, foes)) {
    const known = placements.find(({ covered }) => covered === laid.covered);
    const placement = known ?? emptyPlacement(field, laid.covered);
    if (known === undefined) placements.push(placement);
    addLaid(layout, laid, placement);
  }
  return placements;
}

/** What must be in range of an attacker for an area laid in one way. */
export function placementOf(layout: Layout, laid: Laid): Placement {
  const placement = emptyPlacement(layout.field, laid.covered);
  addLaid(layout, laid, placement);
  return placement;
}

const emptyPlacement = ({ size }: Field, covered: number): Placement => ({
  covered,
  within: [],
  beside: [],
  listed: new Uint8Array(size),
});

function addLaid({ field, layings, areaMayStartInWall }: Layout, laid: Laid, to: Placement): void {
  const shape = layings.shapes[laid.way] ?? [];
  for (const [dq, dr] of shape) {
    const [q, r] = [laid.q + dq, laid.r + dr];
    const cell = field.cellAt(q, r);
    if (cell >= 0) list(to.within, cell, to.listed, 1);
    else if (areaMayStartInWall) addAround(field, [q, r], to);
  }
}

/** Range is counted up to a wall hex from the cells around it. */
function addAround(field: Field, [q, r]: Axial, { beside, listed }: Placement): void {
  for (const [dq, dr] of directions) {
    const cell = field.cellAt(q + dq, r + dr);
    if (cell >= 0) list(beside, cell, listed, 2);
  }
}

function list(cells: number[], cell: number, listed: Uint8Array, mark: number): void {
  const marks = listed[cell] ?? 0;
  if (marks & mark) return;
  listed[cell] = marks | mark;
  cells.push(cell);
}

/** Every way to lay a loose area over at least one foe, each once. */
export function laidOver(layout: Layout, foes: readonly Foe[]): readonly Laid[] {
  const { qs, rs } = layout.field;
  const all: Laid[] = [];
  layout.layings.shapes.forEach((shape, way) => {
    foes.forEach(({ at }, foe) => {
      for (const [dq, dr] of shape) {
        const laid = laidAt(layout, way, [(qs[at] ?? 0) - dq, (rs[at] ?? 0) - dr], foes);
        // Found again from every foe that it covers.
        if ((laid.covered & -laid.covered) === 1 << foe) all.push(laid);
      }
    });
  });
  return all;
}

/** An area laid in one of its ways with its origin at a place. */
export function laidAt({ field, layings }: Layout, way: number, [q, r]: Axial, foes: readonly Foe[]): Laid {
  let covered = 0;
  for (let n = 0; n < foes.length; n++) {
    const at = foes[n]?.at ?? 0;
    const ways = waysToCover(layings, (field.qs[at] ?? 0) - q, (field.rs[at] ?? 0) - r);
    covered |= ((ways >> way) & 1) << n;
  }
  return { way, q, r, covered };
}
