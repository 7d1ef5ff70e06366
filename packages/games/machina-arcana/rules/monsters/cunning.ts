/** How a cunning monster decides: what it tries before it does as an irrational one would. [ma/monsters.15] */
import { unreachable } from '@tavolo/squares';
import type { Active } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { monsterWith } from '../units.ts';
import { type Considered, firstPlayable, usableBy } from './abilities.ts';
import { canWalk, doorInTheWay, goalOf, stepNearer } from './approach.ts';
import { type Choice, monsterPrices } from './choice.ts';
import { end, getNearer } from './irrational.ts';
import type { Prey, Situation } from './situation.ts';
import { walkIntoReach } from './walking-into-reach.ts';

/** `hasPlayed`: it has played an ability in this turn. */
export function decideByCunning(
  situation: Situation,
  prey: readonly Prey[],
  { hasPlayed, considered }: { readonly hasPlayed: boolean; readonly considered: Considered[] },
): Choice {
  return (
    pullLever(situation) ??
    firstPlayable(situation, prey, considered) ??
    openDoor(situation, prey) ??
    walkIntoReach(situation, prey) ??
    (hasPlayed && isShooter(situation)
      ? stepAway(situation)
      : getNearer(situation, prey, (cell) => isWatchedTrap(situation, cell)))
  );
}

/** It stands next to a lever, and more explorers than monsters stand on the traps. [ma/monsters.15.1] */
function pullLever({ g, terrain, cell, stamina }: Situation): Choice | null {
  if (stamina < monsterPrices.lever) return null;
  const lever = terrain
    .around(cell)
    .find((one) => terrain.kind(one) === 'lever' && terrain.isUnexplored(one));
  if (lever === undefined) return null;
  const trapped = terrain
    .ofKind(['trap'])
    .filter((trap) => terrain.onSameTile(trap, cell))
    .flatMap((trap) => terrain.unitOn(trap) ?? []);
  const monsters = trapped.filter((unit) => monsterWith(g.state, unit) !== null).length;
  return trapped.length - monsters > monsters ? { is: 'lever', at: terrain.space(lever) } : null;
}

/** A closed door bars it: it opens it while there is stamina for a step more. [ma/monsters.15.3] */
function openDoor(situation: Situation, prey: readonly Prey[]): Choice | null {
  if (situation.stamina < monsterPrices.open + monsterPrices.step || !canWalk(situation)) return null;
  const goal = goalOf(situation, prey);
  if (goal === null || stepNearer(situation, goal) >= 0) return null;
  const door = doorInTheWay(situation, goal);
  return door === null ? null : { is: 'door', how: 'open', door };
}

/** Whether all its attacks reach farther than 1 space. [ma/monsters.15.5] */
function isShooter({ g, monster }: Situation): boolean {
  const attacks = usableBy(g, monster)
    .map(({ ability }) => ability)
    .filter(({ do: effects }) => effects.some(isAttack));
  return attacks.length > 0 && attacks.every(reachesFar);
}

const reachesFar = ({ aim }: Active): boolean =>
  aim !== null && (aim.at === 'ranged' || aim.at === 'arc' || aim.at === 'area') && aim.range > 1;

function isAttack(effect: Effect): boolean {
  if (effect.is === 'attack') return true;
  if (effect.is === 'if') return [...effect.do, ...(effect.else ?? [])].some(isAttack);
  return effect.is === 'repeat' && effect.do.some(isAttack);
}

/** A space away, on its tile, as long as the steps to the nearest explorer grow. [ma/monsters.15.5] */
function stepAway(situation: Situation): Choice {
  const { terrain, cell, stamina } = situation;
  if (stamina < monsterPrices.step) return end('spent');
  if (!canWalk(situation)) return end('no-nearer');
  const goals = situation.prey.flatMap((prey) => situation.goalAt(prey) ?? []);
  const steps = (at: number): number => Math.min(...goals.map((goal) => goal.steps[at] ?? unreachable));
  const here = steps(cell);
  const away = terrain
    .around(cell)
    .filter((next) => terrain.isFree(next) && !terrain.isPit(next) && terrain.onSameTile(next, cell))
    .filter((next) => steps(next) !== unreachable && steps(next) > here);
  const [first, ...others] = away.map((next) => terrain.space(next));
  return first === undefined ? end('no-nearer') : { is: 'step', to: first, why: 'away', ties: others };
}

/** A trap whose lever can be pulled by an explorer next to it. [ma/monsters.15.6] */
function isWatchedTrap({ terrain, prey }: Situation, cell: number): boolean {
  if (terrain.kind(cell) !== 'trap') return false;
  return terrain
    .ofKind(['lever'])
    .filter((lever) => terrain.onSameTile(lever, cell) && terrain.isUnexplored(lever))
    .some((lever) => prey.some((one) => terrain.areAdjacent(lever, one.cell)));
}
