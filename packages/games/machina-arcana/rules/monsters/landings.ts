/** Where a monster teleports to. */
import type { Table } from '../../machina.ts';
import type { Active, Aim } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { cellsWithin, least } from '../map/nearest-space.ts';
import { monsterCard, monsterWith } from '../units.ts';
import { extra } from '../values/values.ts';
import { Situation } from './situation.ts';

type Teleport = Extract<Effect, { is: 'teleport' }>;
type Preference = NonNullable<Teleport['prefers']>;

/** The spaces that it likes best, all as good; none, if teleporting would do it no good. No pits. [ma/monsters.8] */
export function preferredLandings(
  g: Table,
  unit: UnitId,
  within: number,
  prefers: Preference,
): readonly SpaceId[] {
  const monster = monsterWith(g.state, unit);
  if (monster === null) return [];
  const situation = new Situation(g, monster, 0);
  const { terrain, cell } = situation;
  const open = cellsWithin(terrain, cell, within).filter((one) => terrain.isFree(one) && !terrain.isPit(one));
  const best =
    prefers === 'next-to-nearest-explorer' ? besidePrey(situation, open) : farInReach(situation, open);
  return best.map((one) => terrain.space(one));
}

/** Next to the nearest explorer, as near as can be to where it stands. */
function besidePrey(
  { terrain, cell, prey: [nearest] }: Situation,
  open: readonly number[],
): readonly number[] {
  if (nearest === undefined || terrain.areAdjacent(cell, nearest.cell)) return [];
  const beside = open.filter((one) => terrain.areAdjacent(one, nearest.cell));
  return least(beside, (one) => terrain.distance(cell, one));
}

/** As far from explorers as it can be with one of them in reach, if that is farther than where it stands or nobody is in reach there. */
function farInReach(situation: Situation, open: readonly number[]): readonly number[] {
  const { terrain, cell, prey } = situation;
  const aim = longestAim(situation);
  if (aim === null) return [];
  const inReach = situation.cellsInReach(
    aim,
    prey.map((one) => one.cell),
  );
  const hasPrey = (from: number): boolean => inReach.has(from);
  const away = (from: number): number => Math.min(...prey.map((one) => terrain.distance(from, one.cell)));
  const here = hasPrey(cell) ? away(cell) : -1;
  return least(
    open.filter((one) => away(one) > here && hasPrey(one)),
    (one) => -away(one),
  );
}

/** Whether it could teleport to anywhere good from a cell that it walks to, as far as can be told without looking closely. */
export function mayLand(situation: Situation, cell: number, { to, prefers }: Teleport): boolean {
  if (!('within' in to) || prefers === undefined) return false;
  const { terrain, prey } = situation;
  if (prefers === 'next-to-nearest-explorer')
    return prey.some((one) => terrain.distance(cell, one.cell) <= to.within + 1);
  const aim = longestAim(situation);
  if (aim === null) return false;
  const targets = prey.map((one) => one.cell);
  return [...situation.cellsInReach(aim, targets)].some((one) => terrain.distance(cell, one) <= to.within);
}

/** The farthest-reaching of its abilities on explorers. */
function longestAim({ g, monster }: Situation) {
  const aims = monsterCard(g.content, monster.monster)
    .abilities.filter((ability): ability is Active => ability.is === 'active')
    .map(({ aim }) => aim)
    .filter((aim): aim is Extract<Aim, { at: 'ranged' | 'arc' }> => aim?.at === 'ranged' || aim?.at === 'arc')
    .filter(({ what }) => what === 'explorer')
    .sort((one, other) => other.range - one.range);
  const [longest] = aims;
  if (longest === undefined) return null;
  return {
    at: longest.at,
    range: longest.range + extra(g, monster.monster, 'range'),
    least: longest.least ?? 0,
  };
}
