import type { Hero } from '../state.ts';
import type { Effect, Row } from '../vocabulary/effects.ts';
import type { Wow } from '../wow.ts';

/** Rolls one more die, which triggers nothing, and gives what stands in the row of its face. */
export function rowOf(g: Wow, hero: Hero, rows: readonly Row[], source: string): readonly Effect[] {
  const face = 1 + g.chance.stream('extra').below(6);
  g.tell({ is: 'rolled-extra', hero: hero.seat, face, source }, 'wow/powers.4');
  return rows.find(({ faces }) => faces.some((one) => one === face))?.do ?? [];
}
