/** Where units teleport to. [ma/teleporting] */
import type { Rule } from '@tavolo/kernel';
import { distance, unreachable } from '@tavolo/squares';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../../vocabulary/places.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitMeant } from '../abilities/judging.ts';
import { isStanding } from '../losses/losses.ts';
import { allCells, landingsAt, least, nearestBy } from '../map/nearest-space.ts';
import { countFrom } from '../map/nearness.ts';
import { reaches } from '../map/reach.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { deciderFor, explorersOnMap, explorerWith, spaceOf, spacesOf } from '../units.ts';
import { figures, has } from '../values/values.ts';
import { teleport } from './displacing.ts';

type Teleport = Extract<Effect, { is: 'teleport' }>;

/** Teleports a unit: its player chooses among the spaces, a monster takes the one it prefers. */
export function* teleportUnit(g: Machina, deed: Deed, unit: UnitId, effect: Teleport): Rule {
  if (!isStanding(g, unit) && deed.moment?.is !== 'end') return;
  if (has(g, unit, 'immobile')) return;
  const open = destinationsOf(g, deed, unit, effect.to);
  const explorer = explorerWith(g.state, unit);
  const spaces = explorer === null ? preferred(g, deed, unit, { effect, open }) : open;
  if (spaces.length === 0) return;
  const chooser = effect.who === 'target' ? deed.self : unit;
  const stays: readonly 'stay'[] = effect.may === true && explorer?.alwaysHelps !== true ? ['stay'] : [];
  const to = yield* choose('where', {
    seat: deciderFor(g.state, chooser),
    rule: 'ma/teleporting.1',
    from: [...spaces, ...stays],
    about: () => ({ why: 'teleport', unit, card: deed.card }),
  });
  if (to !== 'stay') yield* teleport(g, unit, to, deed.card);
}

/** The free spaces without a pit that the word names. [ma/teleporting.1, ma/teleporting.2, ma/teleporting.3] */
function destinationsOf(g: Machina, deed: Deed, unit: UnitId, to: Teleport['to']): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const at = spaceOf(g.state, unit);
  if (at === null) return [];
  const free = allCells(terrain).filter((cell) => terrain.isFree(cell) && !terrain.isPit(cell));
  const spaces = (cells: readonly number[]): readonly SpaceId[] => cells.map((cell) => terrain.space(cell));
  if ('within' in to)
    return spaces(free).filter((space) => distance(placeOf(at), placeOf(space)) <= to.within);
  if ('space' in to) return spaces(nearKind(g, terrain, terrain.cell(at), to.space));
  const other = unitMeant(g, deed, to.nextTo);
  const beside = other === null ? [] : spacesOf(g, other).map((space) => terrain.cell(space));
  return spaces(free.filter((cell) => beside.some((one) => terrain.areAdjacent(one, cell))));
}

/** The free spaces nearest to the nearest space of a kind on the tile. Whoever is there already stays. */
function nearKind(g: Machina, terrain: Terrain, here: number, kind: SpaceKind): readonly number[] {
  const there = terrain.ofKind([kind]).filter((cell) => terrain.onSameTile(cell, here));
  const steps = countFrom(g, figures, terrain, [here]);
  const onto = (cell: number): number =>
    Math.min(
      steps[cell] ?? unreachable,
      ...terrain.around(cell).map((one) => (steps[one] ?? unreachable) + 1),
    );
  const nearest = nearestBy(terrain, there, here, (cell) => Math.min(unreachable, onto(cell)));
  return [...new Set(nearest.flatMap((cell) => landingsAt(g, terrain, cell)))];
}

type Preference = { readonly effect: Teleport; readonly open: readonly SpaceId[] };

/** Where a monster goes: beside the nearest explorer, or as far from all as leaves one in its reach. [ma/monsters.8] */
function preferred(g: Machina, deed: Deed, unit: UnitId, { effect, open }: Preference): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const explorers = explorersOnMap(g.state)
    .filter(({ explorer }) => !has(g, explorer, 'ethereal') || has(g, unit, 'sees-ethereal'))
    .flatMap(({ at }) => (at === null ? [] : [terrain.cell(at)]));
  const cells = open.map((space) => terrain.cell(space));
  const spaces = (chosen: readonly number[]): readonly SpaceId[] =>
    chosen.slice(0, 1).map((cell) => terrain.space(cell));
  if (effect.prefers === 'next-to-nearest-explorer') {
    const nearest = unitMeant(g, deed, 'nearest-explorer');
    const at = nearest === null ? null : spaceOf(g.state, nearest);
    return at === null ? [] : spaces(cells.filter((cell) => terrain.areAdjacent(cell, terrain.cell(at))));
  }
  const aim = { at: 'arc', range: reachOfMonster(g, unit), least: 0 } as const;
  const inReach = cells.filter((cell) => explorers.some((one) => reaches(terrain, aim, [cell], [one])));
  const nearness = (cell: number): number =>
    -Math.min(...explorers.map((one) => terrain.distance(cell, one)));
  return spaces(least(inReach, nearness));
}

/** How far its farthest attack reaches. */
function reachOfMonster({ content }: Machina, unit: UnitId): number {
  const abilities = content.monsters.get(unit as never)?.abilities ?? []; // an explorer's id finds none
  const ranges = abilities.flatMap((ability) =>
    ability.is === 'active' && ability.aim !== null && 'range' in ability.aim ? [ability.aim.range] : [],
  );
  return Math.max(1, ...ranges);
}
