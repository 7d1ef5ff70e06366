import type { Seat } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { View } from '../view.ts';

/** The seats whose explorers act in a fact, or to whom it happens; when one is chosen, the seat that chooses. */
export function aboutWhom(fact: Fact, { explorers, gone }: View): readonly Seat[] {
  if (fact.is === 'chose-explorer') return [fact.seat];
  const named = new Set(textsIn(fact));
  const seats = [...explorers, ...gone].filter(({ explorer }) => named.has(explorer)).map(({ seat }) => seat);
  return [...new Set(seats)];
}

/** Every text in something, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
