import { equated } from '../rules/abilities/amounts.ts';
import { scenarioOf } from '../rules/map/in-play.ts';
import type { Equation } from '../vocabulary/amounts.ts';
import { type Seen, tableOf } from './table-of-view.ts';

export type GoalProgress = { readonly done: number; readonly of: number };

/** How far the party has come where the goal is counted, in enemies or treasures; `null`: it is not. [gh/ending.1] */
export function goalProgress(seen: Seen): GoalProgress | null {
  const { goal, map } = scenarioOf(tableOf(seen));
  const { kills, goalsLooted } = seen.view;
  for (const each of goal) {
    if (each.is === 'kill-count') return { done: kills, of: valueAt(seen, each.count) };
    if (each.is === 'loot-goals')
      return { done: goalsLooted, of: map.treasures.filter(({ treasure }) => treasure === 'goal').length };
  }
  return null;
}

/** What a value comes to that grows with the characters and the level. */
export const valueAt = (seen: Seen, equation: Equation): number => equated(tableOf(seen), equation);
