/** Where a cunning monster walks so that it can play an ability in the same turn. [ma/monsters.15.4] */
import { explorersOnMap } from '../units.ts';
import { aimed, hindranceOf, reachingOf, type Usable, usableBy } from './abilities.ts';
import { canWalk } from './approach.ts';
import { type Choice, monsterPrices } from './choice.ts';
import type { Prey, Situation } from './situation.ts';

/** A cell that it can walk to, and the first cell on the way. */
type Walk = { readonly cell: number; readonly first: number };

/** A cell from which it could play an ability. */
type Stand = Walk & { readonly usable: Usable };

/** The first step toward the nearest space from which it could play an ability; `null`: there is none. */
export function walkIntoReach(situation: Situation, prey: readonly Prey[]): Choice | null {
  if (!canWalk(situation)) return null;
  const usables = usableBy(situation.g, situation.monster).filter(({ ability }) => ability.aim !== null);
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

type Means = { readonly usables: readonly Usable[]; readonly left: number; readonly prey: readonly Prey[] };

/** The first ability that it could play from a cell. */
function standOn(situation: Situation, walk: Walk, { usables, left, prey }: Means): readonly Stand[] {
  const hopeful = usables.filter(
    (usable) => hindranceOf(situation, usable, left) === null && mayReach(situation, usable, walk.cell),
  );
  if (hopeful.length === 0) return [];
  const there = situation.at(walk.cell, left);
  const usable = hopeful.find((one) => aimed(there, one, prey).is === 'ability');
  return usable === undefined ? [] : [{ ...walk, usable }];
}

/** Whether any explorer is in its reach from a cell, for abilities that are aimed at explorers. */
function mayReach(situation: Situation, { ability: { aim } }: Usable, cell: number): boolean {
  if (aim === null || aim.at === 'self' || aim.what !== 'explorer') return true;
  const reaching = reachingOf(situation, aim);
  const units =
    aim.at === 'area'
      ? explorersOnMap(situation.g.state).map(({ explorer }) => explorer)
      : situation.prey.map(({ unit }) => unit);
  return situation
    .cellsInReach(
      reaching,
      units.flatMap((unit) => situation.cellsOf(unit)),
    )
    .has(cell);
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
