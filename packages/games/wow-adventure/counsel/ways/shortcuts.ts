/** Ways that are not walked: teleports, flights, and fetching somebody. */

import { spacesFor } from '../../rules/effects/movement.ts';
import { canBeSummoned } from '../../rules/plays.ts';
import { isHeld } from '../../rules/table.ts';
import { isByFoe, waysWithin } from '../../rules/walking.ts';
import type { Hero } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { duelWorth } from '../fights/stakes.ts';
import { menace } from '../goods/rivals.ts';
import type { Mind } from '../mind.ts';
import { bestOf, bestOnFoot, goalsLanded, prospectOf } from './prospects.ts';

/** How much better the best space is that a teleport leads to than the best on foot. */
export function teleportGain(mind: Mind, { to, leavesAggro }: Extract<Effect, { is: 'teleport' }>): number {
  if (to === 'own-space' || (leavesAggro !== true && isHeld(mind.table, mind.hero))) return 0;
  const spaces = spacesFor(mind.table, mind.hero, to);
  const isMoving = mind.table.state.phase === 'movement';
  return isMoving ? bestOf(mind, spaces) - bestOnFoot(mind) : flightGain(mind);
}

/** How much nearer to its goals a flight in the exploration phase brings a hero. */
export function flightGain(mind: Mind): number {
  if (isHeld(mind.table, mind.hero)) return 0;
  const here = goalsLanded(mind, mind.hero.space);
  let best = here;
  for (const space of spacesFor(mind.table, mind.hero, 'flight-path'))
    best = Math.max(best, goalsLanded(mind, space));
  return (best - here) * 1.2 - 0.05;
}

/** How much better it is to run to somebody who can be fought. */
export function interceptGain(mind: Mind, n: number): number {
  const { table, hero } = mind;
  if (isHeld(table, hero)) return 0;
  const near = [...waysWithin(table, hero, n).keys()].filter((space) => isByFoe(table, hero, space));
  if (near.length === 0) return 0;
  return Math.max(...near.map((space) => prospectOf(mind, space))) - bestOnFoot(mind);
}

/** What it is worth to fetch a rival: to fight it, or to take it from its way. */
export function summonGain(mind: Mind, rival: Hero): number {
  if (!canBeSummoned(mind.table, rival, mind.hero) || rival.space === mind.hero.space) return 0;
  return Math.max(0, duelWorth(mind, rival)) + 0.2 * menace(mind.table, rival);
}
