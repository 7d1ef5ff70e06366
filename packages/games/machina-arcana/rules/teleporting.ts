/** Where units teleport to. [ma/teleporting] */
import type { Rule, Seat } from '@tavolo/kernel';
import { distance, unreachable } from '@tavolo/squares';
import { choose } from '../ask.ts';
import type { Machina } from '../machina.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../vocabulary/places.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import type { Deed } from './deeds.ts';
import { teleport } from './displacing.ts';
import { unitMeant } from './judging.ts';
import { isStanding } from './losses.ts';
import { preferredLandings } from './monsters/landings.ts';
import { allCells, landingsAt, nearestBy } from './nearest-space.ts';
import { countFrom } from './nearness.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { deciderFor, explorerWith, monsterDecider, monsterWith, spaceOf, spacesOf } from './units.ts';
import { figures, has } from './values.ts';

type Teleport = Extract<Effect, { is: 'teleport' }>;

/** Teleports a unit: its player chooses among the spaces, a monster takes the one it prefers. */
export function* teleportUnit(g: Machina, deed: Deed, unit: UnitId, effect: Teleport): Rule {
  if (!isStanding(g, unit) && deed.moment?.is !== 'end') return;
  if (has(g, unit, 'immobile')) return;
  const open = destinationsOf(g, deed, unit, effect.to);
  const explorer = explorerWith(g.state, unit);
  const spaces = explorer === null ? preferredBy(g, unit, effect, open) : open;
  if (spaces.length === 0) return;
  const chooser = effect.who === 'target' ? deed.self : unit;
  const stays: readonly 'stay'[] = effect.may === true && explorer?.alwaysHelps !== true ? ['stay'] : [];
  const to = yield* choose('where', {
    seat: seatFor(g, chooser),
    rule: 'ma/teleporting.1',
    from: [...spaces, ...stays],
    about: () => ({ why: 'teleport', unit, card: deed.card }),
  });
  if (to !== 'stay') yield* teleport(g, unit, to, deed.card);
}

/** The free spaces without a pit that the word names. [ma/teleporting.1, ma/teleporting.2, ma/teleporting.3] */
export function destinationsOf(g: Machina, deed: Deed, unit: UnitId, to: Teleport['to']): readonly SpaceId[] {
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

/** An explorer's own; for a monster, that of whoever controls it, or decides for monsters. */
function seatFor({ state }: Machina, unit: UnitId | null): Seat {
  if (explorerWith(state, unit) !== null || monsterWith(state, unit) === null) return deciderFor(state, unit);
  return state.acting?.controller == null
    ? monsterDecider(state)
    : deciderFor(state, state.acting.controller);
}

/** Where a monster goes by itself: the space that it likes best; whoever decides for monsters, of those that are as good. [ma/monsters.8] */
function preferredBy(
  g: Machina,
  unit: UnitId,
  { to, prefers }: Teleport,
  open: readonly SpaceId[],
): readonly SpaceId[] {
  const { acting, options } = g.state;
  const isControlled = acting?.monster === unit && acting.controller !== null;
  if (prefers === undefined || !('within' in to) || isControlled) return open;
  const best = preferredLandings(g, unit, to.within, prefers);
  return options.puppeteer ? best : best.slice(0, 1);
}
