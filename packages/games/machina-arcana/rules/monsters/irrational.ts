/** How an irrational monster decides. [ma/monsters.6] */
import { type Considered, firstPlayable } from './abilities.ts';
import { canWalk, doorInTheWay, goalOf, stepNearer } from './approach.ts';
import { type Choice, monsterPrices, type Stop } from './choice.ts';
import type { Goal, Prey, Situation } from './situation.ts';

/** An ability; else the door in its way; else a step nearer; else it stops. `prey`: explorers in the order in which it goes for them. */
export const decideByPriority = (
  situation: Situation,
  prey: readonly Prey[],
  considered: Considered[] = [],
): Choice => firstPlayable(situation, prey, considered) ?? getNearer(situation, prey);

export function getNearer(
  situation: Situation,
  prey: readonly Prey[],
  shuns?: (cell: number) => boolean,
): Choice {
  const goal = goalOf(situation, prey);
  if (goal === null) return end('nobody');
  if (!canWalk(situation)) return end('no-nearer');
  const step = stepNearer(situation, goal, shuns);
  if (step < 0) return breakThrough(situation, goal);
  if (situation.stamina < monsterPrices.step) return end('spent');
  return { is: 'step', to: situation.terrain.space(step), why: 'nearer', ties: [] };
}

/** A door is destroyed where it alone bars the way. [ma/monsters.11] */
function breakThrough(situation: Situation, goal: Goal): Choice {
  const door = doorInTheWay(situation, goal);
  if (door === null) return end('no-nearer');
  if (situation.stamina < monsterPrices.break) return end('spent');
  return { is: 'door', how: 'break', door };
}

export const end = (why: Stop): Choice => ({ is: 'end', why });
