import type { Plan, Shut } from './plan.ts';

/** The steps between cells that no way joins. */
export const unreachable = 0xffff;

/**
 * Steps to every cell from the nearest of some, over cells that may be entered; `unreachable` where no way leads. Those
 * where they begin need not be such cells.
 */
export function stepsFrom(
  plan: Plan,
  from: number | readonly number[],
  shut: Shut,
  mayEnter: (cell: number) => boolean,
): Uint16Array {
  const steps = new Uint16Array(plan.size).fill(unreachable);
  const queue = new Int16Array(plan.size);
  const ways = plan.waysWith(shut);
  let end = 0;
  for (const cell of typeof from === 'number' ? [from] : from) {
    if (steps[cell] !== unreachable) continue;
    steps[cell] = 0;
    queue[end++] = cell;
  }
  for (let head = 0; head < end; head++) {
    const cell = queue[head] ?? 0;
    for (let way = 8 * cell; way < 8 * cell + 8; way++) {
      const next = ways[way] ?? -1;
      if (next < 0 || steps[next] !== unreachable || !mayEnter(next)) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      queue[end++] = next;
    }
  }
  return steps;
}
