import { unreachable } from '@tavolo/hexes';
import { goalTreasures } from './errands.ts';
import type { Situation } from './situation.ts';

/** What a treasure that the goal asks for is worth, against points of damage. */
const treasureWorth = 8;

/** What it costs to open more doors while enemies are left. */
const tooSoonCosts = 10;

/** What a step toward an errand is worth, in a fight and where nobody disturbs it. */
const stepInFight = 0.5;
const stepInPeace = 1;

/** A plate opens doors: nobody goes to it while enemies are left. */
const stepWorth = ({ foes, errand }: Situation): number =>
  foes.length === 0 ? stepInPeace : errand?.is === 'hold' ? 0 : stepInFight;

/** Whether a Loot ability takes a treasure of the goal from a cell. */
const takes = ({ g, field }: Situation, cell: number, range: number): boolean =>
  goalTreasures(g, field).some(
    (goal) => (field.rangesFrom(goal)[cell] ?? unreachable) <= range && field.sees(cell, goal),
  );

/** What a Loot ability is good for after so many points of walking. */
export function lootGain(s: Situation, range: number, points: number): number {
  const { walk } = s;
  for (let cell = 0; cell < walk.length; cell++)
    if ((walk[cell] ?? unreachable) <= points && takes(s, cell, range)) return treasureWorth;
  return 0.05;
}

/** What it is worth to end a move on a cell, for a character that may still loot at this range in its turn. */
export function pullOf(s: Situation, range: number): (cell: number) => number {
  const { errand } = s;
  if (errand === null) return () => 0;
  const isTooSoon = errand.is === 'hold' && s.foes.length > 0;
  return (cell) => {
    const steps = errand.steps[cell] ?? unreachable;
    if (isTooSoon && steps === 0) return -tooSoonCosts;
    const isDone = errand.is === 'loot' ? steps === 0 : range > 0 && takes(s, cell, range);
    return (isDone ? treasureWorth : 0) - stepWorth(s) * steps;
  };
}

/** What so many points of walking do for the errand. */
export function progress(s: Situation, points: number): number {
  const { errand, walk, at } = s;
  if (errand === null) return 0;
  const now = errand.steps[at] ?? unreachable;
  let least = now;
  for (let cell = 0; cell < walk.length; cell++)
    if ((walk[cell] ?? unreachable) <= points) least = Math.min(least, errand.steps[cell] ?? unreachable);
  const isDone = errand.is === 'loot' && least === 0 && now > 0;
  return stepWorth(s) * (now - least) + (isDone ? treasureWorth : 0);
}
