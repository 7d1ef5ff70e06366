import type { Foe } from '@tavolo/gloomhaven/monsters/battlefield';
import { ground } from '@tavolo/gloomhaven/monsters/ground';
import { type Field, steps } from '@tavolo/hexes';
import type { Question } from '../oracle/question.ts';

const barred = ground.obstacle | ground.enemy;

/**
 * What a monster's decision can't do without, written by hand: one breadth-first search from the monster over all
 * hexes it can walk to, and at each hex one test of distance for each foe; gives the steps to the nearest hex that has
 * a foe in range. No line of sight, no walls in distances, no traps, difficult terrain, areas, target groups,
 * disadvantage or approach, and nothing that explains: much less than `decide` answers.
 */
export function nearestAttack({ battlefield: { field, cells }, actor, foes }: Question): number {
  const { neighbours, size } = field;
  const distances = new Int16Array(size).fill(-1);
  const queue = new Int16Array(size);
  const range = actor.attack?.range ?? 1;
  let [end, nearest] = [1, Number.POSITIVE_INFINITY];
  queue[0] = actor.at;
  distances[actor.at] = 0;
  for (let head = 0; head < end; head++) {
    const cell = queue[head] ?? 0;
    const distance = distances[cell] ?? 0;
    for (let k = 6 * cell; k < 6 * cell + 6; k++) {
      const next = neighbours[k] ?? -1;
      if (next < 0 || distances[next] !== -1 || (cells[next] ?? 0) & barred) continue;
      distances[next] = distance + 1;
      queue[end++] = next;
    }
    if (foesInRange(field, foes, cell, range) > 0) nearest = Math.min(nearest, distance);
  }
  return nearest;
}

function foesInRange({ qs, rs }: Field, foes: readonly Foe[], cell: number, range: number): number {
  const [q, r] = [qs[cell] ?? 0, rs[cell] ?? 0];
  let count = 0;
  for (const { at } of foes) if (steps((qs[at] ?? 0) - q, (rs[at] ?? 0) - r) <= range) count++;
  return count;
}
