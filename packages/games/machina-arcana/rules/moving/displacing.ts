/** Units that are moved against their will, and how else they change places. [ma/pushing] */
import type { Rule } from '@tavolo/kernel';
import { directionTo, type Place } from '@tavolo/squares';
import type { Source } from '../../facts.ts';
import type { Machina, Table } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../../vocabulary/places.ts';
import { canBeMoved, canSwap } from '../abilities/proof.ts';
import { explode } from '../attacks/attack.ts';
import { barehanded } from '../attacks/manner.ts';
import { happen, happening } from '../happenings/happenings.ts';
import type { Moment } from '../happenings/moments.ts';
import { isStanding } from '../losses/losses.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { fireLever } from '../map/traps.ts';
import { explorerWith, monsterWith, spaceOf } from '../units.ts';
import { changesOn, extra, has } from '../values/values.ts';

/** A push or a pull. */
export type Displacement = {
  readonly how: 'push' | 'pull';
  readonly unit: UnitId;
  /** The spaces of whatever it is moved away from, or toward. */
  readonly from: readonly SpaceId[];
  readonly n: number;
  /** The unit whose doing it is. */
  readonly by: UnitId | null;
  readonly source: Source;
  readonly stopsBeforePit: boolean;
};

/** Where a step would lead, and what is there. */
type Ahead =
  | { readonly is: 'free' | 'pit' | 'barrel' | 'lever'; readonly cell: number }
  | { readonly is: 'barred' };

/**
 * Moves a unit step by step, each one straight or diagonally as the source lies now. What it meets ends the way; a
 * barrel or a lever that it is moved onto goes off at once. [ma/pushing.1, ma/pushing.2, ma/pushing.3]
 */
export function* displace(g: Machina, shove: Displacement): Rule {
  const { unit, by, source } = shove;
  const from = spaceOf(g.state, unit);
  if (from === null || !isStanding(g, unit) || !canBeMoved(g, by, unit)) return;
  const met = yield* shift(g, shove);
  const to = spaceOf(g.state, unit);
  if (to !== null && to !== from) {
    const how = shove.how === 'push' ? 'pushed' : 'pulled';
    g.tell({ is: 'displaced', unit, from, to, how, source }, 'ma/pushing.1');
  }
  if (met?.is === 'barrel') yield* explode(g, terrainOf(g).space(met.cell));
  if (met?.is === 'lever') yield* fireLever(g, terrainOf(g).space(met.cell), by);
}

/** How much farther whatever a unit pushes or pulls travels. */
function byOwnHand(g: Table, by: UnitId | null): number {
  if (by === null) return 0;
  const changes = changesOn(g, by, 'modify', { within: { manner: barehanded, attack: null, by } });
  const own = changes.filter(({ effect }) => effect.of === 'push-distance' && effect.scope === 'by-self');
  return own.reduce((sum, { effect }) => sum + effect.by, 0);
}

/** Takes the steps; what ended them, if it does something. */
function* shift(g: Machina, shove: Displacement): Rule<Ahead | null> {
  const { unit, by } = shove;
  const n = shove.n + extra(g, unit, 'push-distance') + byOwnHand(g, by);
  for (let step = 0; step < n; step++) {
    const ahead = lookAhead(g, shove);
    if (ahead.is === 'barred') return null;
    if (ahead.is === 'barrel' || ahead.is === 'lever') return ahead;
    if (ahead.is === 'pit' && (yield* isSavedFromFall(g, unit))) return null;
    moveTo(g, unit, terrainOf(g).space(ahead.cell));
    if (ahead.is === 'pit') return null;
  }
  return null;
}

/** A card may hold whoever is about to fall where it is. [ma/ending.1] */
function* isSavedFromFall(g: Machina, unit: UnitId): Rule<boolean> {
  const fall: Extract<Moment, { is: 'end' }> = { is: 'end', unit, how: 'fall', prevented: false };
  yield* happen(g, happening('would-fall', { who: unit, moment: fall }));
  return fall.prevented;
}

export function moveTo({ state }: Machina, unit: UnitId, to: SpaceId): void {
  const explorer = explorerWith(state, unit);
  const monster = monsterWith(state, unit);
  if (explorer !== null) explorer.at = to;
  if (monster !== null) monster.at = to;
}

function lookAhead(g: Machina, { how, unit, from, stopsBeforePit }: Displacement): Ahead {
  const terrain = terrainOf(g);
  const here = spaceOf(g.state, unit);
  const direction = here === null ? -1 : directionOf(how, placeOf(here), from.map(placeOf));
  if (here === null || direction < 0) return { is: 'barred' };
  const cell = terrain.ground.plan.next(terrain.cell(here), direction, terrain.shut);
  return cell < 0 ? { is: 'barred' } : whatIsAt(g, terrain, cell, { unit, stopsBeforePit });
}

/** Straight along a row or a column in which both are, otherwise diagonally; a pull ends beside its source. [ma/pushing.1, ma/pushing.5] */
function directionOf(how: 'push' | 'pull', here: Place, from: readonly Place[]): number {
  const source = nearestOf(here, from);
  if (source === null) return -1;
  const isBeside = Math.max(Math.abs(here[0] - source[0]), Math.abs(here[1] - source[1])) <= 1;
  if (how === 'pull') return isBeside ? -1 : directionTo(here, source);
  return directionTo(source, here);
}

/** Of a unit of several spaces, the one that is best in line. */
function nearestOf([x, y]: Place, from: readonly Place[]): Place | null {
  const away = ([ax, ay]: Place): number => Math.abs(ax - x) + Math.abs(ay - y);
  return [...from].sort((one, other) => away(one) - away(other))[0] ?? null;
}

function whatIsAt(
  g: Table,
  terrain: Terrain,
  cell: number,
  { unit, stopsBeforePit }: Pick<Displacement, 'unit' | 'stopsBeforePit'>,
): Ahead {
  if (terrain.isBarrel(cell)) return { is: 'barrel', cell };
  if (terrain.kind(cell) === 'lever' && terrain.token(cell) === null) return { is: 'lever', cell };
  if (!terrain.isFree(cell)) return { is: 'barred' };
  if (!terrain.isPit(cell)) return { is: 'free', cell };
  return stopsBeforePit || has(g, unit, 'boss') ? { is: 'barred' } : { is: 'pit', cell };
}

/** Puts a unit onto another space, whatever lies between. [ma/teleporting.1] */
export function* teleport(g: Machina, unit: UnitId, to: SpaceId, source: Source): Rule {
  const from = spaceOf(g.state, unit);
  const terrain = terrainOf(g);
  if (from === null || has(g, unit, 'immobile')) return;
  if (terrain.isPit(terrain.cell(to)) && (yield* isSavedFromFall(g, unit))) return;
  moveTo(g, unit, to);
  g.tell({ is: 'displaced', unit, from, to, how: 'teleported', source }, 'ma/teleporting.1');
}

/** Two units change places. Nothing on the way matters. [ma/swapping.1] */
export function swap(
  g: Machina,
  one: UnitId,
  other: UnitId,
  { by, source }: { readonly by: UnitId | null; readonly source: Source },
): void {
  const [here, there] = [spaceOf(g.state, one), spaceOf(g.state, other)];
  if (here === null || there === null || one === other) return;
  if (!isStanding(g, one) || !isStanding(g, other) || !canSwap(g, by, one) || !canSwap(g, by, other)) return;
  moveTo(g, one, there);
  moveTo(g, other, here);
  g.tell({ is: 'displaced', unit: one, from: here, to: there, how: 'swapped', source }, 'ma/swapping.1');
  g.tell({ is: 'displaced', unit: other, from: there, to: here, how: 'swapped', source }, 'ma/swapping.1');
}
