/** What chapters count. [ma/chapters.8] */
import type { Machina, Table } from '../../machina.ts';
import type { Counter } from '../../vocabulary/conditions.ts';

export const countOf = ({ state }: Table, name: Counter): number =>
  state.counters.find((one) => one.name === name)?.n ?? 0;

/** Moves a counter; it never falls below 0. */
export function count(g: Machina, name: Counter, by: number): void {
  const now = Math.max(0, countOf(g, name) + by);
  setCount(g, name, now);
  g.tell({ is: 'counted', name, now }, 'ma/chapters.8');
}

export function resetCounter(g: Machina, name: Counter): void {
  setCount(g, name, 0);
}

function setCount({ state }: Machina, name: Counter, n: number): void {
  const found = state.counters.find((one) => one.name === name);
  if (found === undefined) state.counters.push({ name, n });
  else found.n = n;
}
