import type { Plan, Shut } from './plan.ts';

/** The steps between cells that no way joins. */
export const unreachable = 0xffff;

/** Steps from a cell to every other over cells that may be entered; `unreachable` where no way leads. */
export function stepsFrom(
  plan: Plan,
  from: number,
  shut: Shut,
  mayEnter: (cell: number) => boolean,
): Uint16Array {
  const steps = new Uint16Array(plan.size).fill(unreachable);
  const queue = new Int16Array(plan.size);
  queue[0] = from;
  steps[from] = 0;
  let end = 1;
  for (let head = 0; head < end; head++) {
    const cell = queue[head] ?? 0;
    for (let direction = 0; direction < 8; direction++) {
      const next = plan.next(cell, direction, shut);
      if (next < 0 || steps[next] !== unreachable || !mayEnter(next)) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      queue[end++] = next;
    }
  }
  return steps;
}
