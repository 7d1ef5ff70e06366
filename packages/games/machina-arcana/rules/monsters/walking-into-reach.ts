/** Where a cunning monster walks so that it can play an ability in the same turn. [ma/monsters.15.4] */
import { wouldChange } from '../outlook/outlook.ts';
import { explorersOnMap } from '../units.ts';
import { aimed, deedFor, hindranceOf, reachingOf, type Usable, usableBy } from './abilities.ts';
import { canWalk } from './approach.ts';
import { type Choice, monsterPrices } from './choice.ts';
import { mayLand } from './landings.ts';
import type { Prey, Situation } from './situation.ts';

/** A cell that it can walk to, and the first cell on the way. */
type Walk = { readonly cell: number; readonly first: number };

/** A cell from which it could play an ability. */
type Stand = Walk & { readonly usable: Usable };

/** The first step toward the nearest space from which it could play an ability; `null`: there is none. */
export function walkIntoReach(situation: Situation, prey: readonly Prey[]): Choice | null {
  if (!canWalk(situation)) return null;
  const usables = usableBy(situation.g, situation.monster)
    .filter((usable) => hindranceOf(situation, usable, situation.stamina) === null)
    .map((usable): Hope => ({ usable, mayFrom: mayReachFrom(situation, usable) }));
  if (usables.length === 0) return null;
  const seen = new Set([situation.cell]);
  let edge: readonly Walk[] = [{ cell: situation.cell, first: -1 }];
  for (let left = situation.stamina - monsterPrices.step; left > 0; left -= monsterPrices.step) {
    edge = stepsFrom(situation, edge, seen);
    const stands = edge.flatMap((walk) => standOn(situation, walk, { usables, left, prey }));
    if (stands.length > 0) return stepTo(situation, stands);
  }
  return null;
}

/** The cells one step farther: free, no pits, no traps whose lever can still be pulled. */
function stepsFrom(situation: Situation, edge: readonly Walk[], seen: Set<number>): readonly Walk[] {
  const { terrain } = situation;
  return edge.flatMap(({ cell, first }) =>
    terrain.around(cell).flatMap((next): readonly Walk[] => {
      if (seen.has(next) || !terrain.isFree(next) || terrain.isPit(next)) return [];
      seen.add(next);
      return isLiveTrap(situation, next) ? [] : [{ cell: next, first: first < 0 ? next : first }];
    }),
  );
}

function isLiveTrap({ terrain }: Situation, cell: number): boolean {
  if (terrain.kind(cell) !== 'trap') return false;
  return terrain
    .ofKind(['lever'])
    .some((lever) => terrain.onSameTile(lever, cell) && terrain.isUnexplored(lever));
}

/** An ability, and the cells from which it could find a target, as far as can be told without looking closely. */
type Hope = { readonly usable: Usable; readonly mayFrom: (cell: number) => boolean };

type Means = { readonly usables: readonly Hope[]; readonly left: number; readonly prey: readonly Prey[] };

/** The first ability that it could play from a cell. */
function standOn(situation: Situation, walk: Walk, { usables, left, prey }: Means): readonly Stand[] {
  const hopeful = usables.filter(
    ({ usable, mayFrom }) => mayFrom(walk.cell) && hindranceOf(situation, usable, left) === null,
  );
  if (hopeful.length === 0) return [];
  const there = situation.at(walk.cell, left);
  const found = hopeful.find(({ usable }) => aimed(there, usable, prey).is === 'ability');
  return found === undefined ? [] : [{ ...walk, usable: found.usable }];
}

/** Most cells are ruled out by where the targets stand. */
function mayReachFrom(situation: Situation, usable: Usable): Hope['mayFrom'] {
  const { aim, do: effects } = usable.ability;
  if (aim === null) return () => false;
  if (aim.at === 'self') {
    const teleports = effects.filter((effect) => effect.is === 'teleport');
    return (cell) => teleports.some((effect) => mayLand(situation, cell, effect));
  }
  if (typeof aim.what === 'object') return () => true;
  const cells = situation.cellsInReach(reachingOf(situation, aim), targetCells(situation, usable));
  return (cell) => cells.has(cell);
}

/** The cells of all at whom it could be aimed, wherever they stand. */
function targetCells(situation: Situation, usable: Usable): readonly number[] {
  const { g, monster, prey } = situation;
  const { aim, do: effects } = usable.ability;
  if (aim?.at === 'area' || aim?.at === 'line')
    return explorersOnMap(g.state).flatMap(({ explorer }) => situation.cellsOf(explorer));
  if (aim === null || aim.at === 'self' || aim.what !== 'monster') return prey.map(({ cell }) => cell);
  return g.state.monsters
    .filter((other) => other !== monster)
    .filter(({ monster: unit }) =>
      wouldChange(g, deedFor(situation, usable, { target: { is: 'unit', unit }, targets: [] }), effects),
    )
    .flatMap((other) => situation.cellsOf(other.monster));
}

/** Toward the cell for the first ability; with one that reaches far, the one farthest from all explorers. */
function stepTo(situation: Situation, stands: readonly Stand[]): Choice {
  const abilities = usableBy(situation.g, situation.monster).map(
    ({ card, ability }) => `${card}:${ability.id}`,
  );
  const rank = ({ usable: { card, ability } }: Stand): number => abilities.indexOf(`${card}:${ability.id}`);
  const first = Math.min(...stands.map(rank));
  const best = stands.filter((stand) => rank(stand) === first);
  const farthest = best.filter((stand) => isFarthest(situation, stand, best));
  const [step, ...others] = [...new Set(farthest.map((stand) => situation.terrain.space(stand.first)))];
  if (step === undefined) throw new Error('There is no step to a space that was found');
  return { is: 'step', to: step, why: 'to-reach', ties: others };
}

function isFarthest(situation: Situation, stand: Stand, all: readonly Stand[]): boolean {
  const { aim } = stand.usable.ability;
  if (aim === null || aim.at === 'self' || aim.at === 'melee' || aim.range <= 1) return true;
  const { terrain } = situation;
  const explorers = explorersOnMap(situation.g.state).flatMap(({ explorer }) => situation.cellsOf(explorer));
  const away = ({ cell }: Stand): number => Math.min(...explorers.map((one) => terrain.distance(cell, one)));
  return away(stand) === Math.max(...all.map(away));
}
